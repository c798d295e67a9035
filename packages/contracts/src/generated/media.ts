// Generated from proto/ by `make contracts`. Do not edit.
export interface paths {
    "/consent/video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The video in which a signer signs the consent's text of today; without one there is no `video`. */
        get: operations["getConsentVideo"];
        /** Admin; one of the videos that everybody may watch. It stands for one version of the text. */
        put: operations["chooseConsentVideo"];
        post?: never;
        /** Admin; the text stands alone again. The video itself stays. */
        delete: operations["removeConsentVideo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contributions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person's, newest first, each with its consent and what became of it. */
        get: operations["listContributions"];
        put?: never;
        /** Announces a clip with its consent; its bytes follow at /uploads. The same clip again is told by its checksum. */
        post: operations["createContribution"];
        /** Takes every contribution of the signed-in person back; one line without their name stays. */
        delete: operations["withdrawContributions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contributions/{videoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes one back. */
        delete: operations["withdrawContribution"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contributions/{videoId}/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** What may be done with the clip from now on. Without `keep` it is taken back instead. */
        put: operations["changeConsent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contributions/{videoId}/landmarks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The points of a clip that was given as points alone, as a .pose file; to whoever may see the clip. */
        get: operations["getLandmarks"];
        /** The points of an announced clip as a .pose file (17 MiB, 1830 frames at most), before its drawing is uploaded; replaces what was put before. */
        put: operations["putLandmarks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contributions/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The zip, written while it is read; clips as they are kept, with records, timelines and verdicts. One at a time a person. */
        get: operations["getArchive"];
        put?: never;
        /** Ten minutes in which the address given loads everything that the signed-in person gave, as a zip. */
        post: operations["createArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contributions/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For each prompt how many clips are there or waiting, and of how many signers. */
        get: operations["countContributions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contributions/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the data set grows and how far those who judge it agree; counts only, at most a minute old. */
        get: operations["getDataSetFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contributions/signer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the signed-in person told about themselves; nothing has to be there. */
        get: operations["getSignerProfile"];
        /** In place of what was there; what is left out is forgotten. */
        put: operations["keepSignerProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Admin; the sets of clips that were brought in from elsewhere, newest first. */
        get: operations["listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{setId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Admin; shows every clip that the set has now, or hides them all, and notes who did it. Clips that are brought in later wait again. */
        put: operations["switchImport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For the gateway alone; what admins and reviewers did here, newest first. */
        get: operations["listOwnAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For the gateway alone; the clips that signs may be recognised by. */
        get: operations["listExamples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/examples/{videoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For the gateway alone; such a clip, or its points where they are all that was given. */
        get: operations["getExample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInternalExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/holdings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For the gateway alone; what waits, and how much is kept. */
        get: operations["getHoldings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/outcomes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For the gateway alone; what became of clips and their givers are not told yet, oldest first. */
        get: operations["listOutcomes"];
        put?: never;
        /** For the gateway alone; their givers are told these, which may be repeated. What changed since stays to be told. */
        post: operations["markOutcomesTold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInternalStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/takes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For the gateway alone; clips that the avatar may sign as their signers did, and whose points have not been found yet, newest first. */
        get: operations["listTakesWanted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/takes/{videoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** For the gateway alone; the points of such a clip as a .pose file, as signs found them. Of points that no movement can be made of it is noted, and the clip is not asked for again. */
        put: operations["putTake"];
        post?: never;
        /** For the gateway alone; signs finds nothing in such a clip, and it is not asked for again. */
        delete: operations["refuseTake"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviewer or admin; what was decided about clips, newest first. */
        get: operations["listDecisions"];
        put?: never;
        /** Reviewer or admin; hides a clip (its giver reads the reason) or leaves it as it is, and closes what is reported of it. */
        post: operations["decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/decisions/{decisionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Reviewer or admin; a hidden clip is shown again where its giver allows it, and the reports that it closed are open again. It stays in the list as undone. */
        delete: operations["undoDecision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviewer or admin; the open ones, newest first. Nobody sees who reported. */
        get: operations["listClipReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Clips to judge next. `signed` is for signers with the reviewer role; least-seen signers come first, never one's own clip. */
        get: operations["listToReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{videoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Judges a clip once; a clip shown again for the reviewer's own agreement is judged once more. */
        post: operations["createVerdict"];
        /** Takes one's own verdict back, as after a wrong key. */
        delete: operations["undoVerdict"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** tus 1.0: opens the upload of an announced clip, which `Upload-Metadata` names by `contributionId`. Relative Location. */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{videoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** tus 1.0: gives the upload up; its clip is gone. */
        delete: operations["deleteUpload"];
        options?: never;
        /** tus 1.0: how much of it has arrived. */
        head: operations["headUpload"];
        /** tus 1.0: the bytes from Upload-Offset on. With the last of them the clip is stored. */
        patch: operations["patchUpload"];
        trace?: never;
    };
    "/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ready and public, newest first. */
        get: operations["listVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{videoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getVideo"];
        put?: never;
        post?: never;
        /** Its owner, a reviewer or an admin; objects go with it. */
        delete: operations["deleteVideo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{videoId}/poster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPoster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{videoId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the moderators what is wrong with a clip that is shown; one open report a person and clip, 409 where a moderator has looked at an earlier one. */
        post: operations["reportVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{videoId}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** H.264 MP4 with ranges; a private clip needs a ticket. */
        get: operations["streamVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{videoId}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The points of such a clip, from which the avatar's movement is made; 404 TAKE_NOT_FOUND from the moment that its giver takes it back. */
        get: operations["getTake"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{videoId}/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ten minutes of playback of one's own private or demo clip. */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{videoId}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the computer read from a contributed clip while it was recorded; to whoever may see the clip. */
        get: operations["getTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/announced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Announces a large video; its bytes follow at /uploads/{its id}, over as many connections as it takes. The same file again goes on where it stopped. */
        post: operations["announceVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many clips the list would show for each value of each filter, with the other filters as they are. */
        get: operations["countVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person's, in every state, with the reason of a rejection. */
        get: operations["listMyVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/some": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Those of the named videos that the reader may see, in any order. One that is not among them is gone, or may not be shown to the reader. */
        get: operations["listSomeVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/takes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signs that the avatar can sign as a person did, each with its best clip, whose giver lets it be shown and learnt from. What is not in it may be signed so no longer; it is kept for half a minute. */
        get: operations["listTakes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Streams to the store; 201 means that it is stored and will be processed. */
        post: operations["uploadVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        AgeBand: "under-18" | "18-24" | "25-39" | "40-59" | "over-59";
        /** @description Of the newest 20,000 verdicts of a kind; a figure of fewer than 10 pairs says nothing and is left out. */
        Agreement: {
            /** @description Krippendorff's, for names; 1 is full agreement, 0 chance. */
            alpha?: number;
            /** @description Nobody is named; highest first. */
            byReviewer: components["schemas"]["ReviewerAgreement"][];
            bySign: components["schemas"]["SignAgreement"][];
            /** @description Cohen's kappa of first and second verdicts of the same person on the same clip. */
            self?: number;
            verdicts: number;
        };
        AnnouncedVideo: {
            bytes: number;
            category: components["schemas"]["Emotion"];
            description: string;
            sha256: string;
            title: string;
        };
        ArchiveTicket: {
            /** Format: date-time */
            expiresAt: string;
            url: string;
        };
        /** @description What somebody with a role did. Of a person whose account is gone no name and no words stay. */
        AuditEntry: {
            _id: string;
            /** Format: date-time */
            at: string;
            /** @description Unless their account is gone. */
            by?: string;
            byId?: string;
            /** @description At the machine itself */
            byOperator?: boolean;
            /** @description Clips that were shown or hidden; reports that were closed. */
            count?: number;
            /** @description The role before; of a form its standing before, where it became another. */
            from?: string;
            kind: components["schemas"]["AuditKind"];
            /** @description Whom it concerns, where it concerns somebody who is still here. */
            person?: string;
            reason?: string;
            /** @description The account */
            targetId?: string;
            /** @description The same afterwards. */
            to?: string;
            /** @description Whether it still stands and there is something to undo. */
            undoable: boolean;
            undone?: components["schemas"]["AuditUndone"];
            /** @description A title, or the name of a set or form, unless it is gone. */
            what?: string;
        };
        /** @enum {string} */
        AuditKind: "role-change" | "account-block" | "reviewer-grant" | "reviewer-decline" | "message-answered" | "clip-hide" | "clip-keep" | "import-show" | "import-hide" | "consent-video" | "consent-video-removed" | "post-hide" | "post-delete" | "comment-delete" | "report-dismissed" | "form-right" | "form-wrong" | "proposal-accepted" | "proposal-declined" | "saying-taken-up" | "saying-not-taken-up" | "course-added" | "course-removed" | "course-taken-down";
        AuditList: {
            data: components["schemas"]["AuditEntry"][];
            /** @description Everybody whose acts are kept; on the first page only. */
            people: components["schemas"]["AuditPerson"][];
        };
        AuditPerson: {
            id: string;
            name: string;
        };
        AuditUndone: {
            /** Format: date-time */
            at: string;
            /** @description Unless their account is gone. */
            by?: string;
            byId?: string;
            reason?: string;
        };
        /** @enum {string} */
        ClipFault: "not-consented" | "harmful" | "private" | "not-isl" | "other";
        ClipId: string;
        /** @enum {string} */
        ClipLicence: "CC0-1.0" | "CC-BY-3.0" | "CC-BY-4.0" | "CC-BY-SA-3.0" | "CC-BY-SA-4.0" | "CC-BY-NC-4.0" | "CC-BY-NC-SA-4.0";
        /** @description What became of a clip, for its giver. Of one that is gone nothing else is known. */
        ClipOutcome: {
            _id: string;
            /** Format: date-time */
            at: string;
            /** @description What the person was asked to sign. */
            label?: string;
            /** @enum {string} */
            outcome: "accepted" | "not-accepted" | "open" | "gone";
            userId?: string;
        };
        ClipOutcomes: {
            data: components["schemas"]["ClipOutcome"][];
            reports?: components["schemas"]["ReportOutcome"][];
        };
        /** @enum {string} */
        ClipPicture: "whole" | "face-hidden" | "landmarks";
        ClipReport: {
            _id: string;
            about?: components["schemas"]["Video"];
            /** Format: date-time */
            createdAt: string;
            fault: components["schemas"]["ClipFault"];
            videoId: string;
            words?: string;
        };
        ClipReportList: {
            data: components["schemas"]["ClipReport"][];
        };
        ClipStates: {
            accepted: number;
            "not-accepted": number;
            open: number;
            preparing: number;
        };
        Consent: {
            age: components["schemas"]["ConsentAge"];
            /**
             * Format: date-time
             * @description Of the newest change.
             */
            at: string;
            scopes: components["schemas"]["Scopes"];
            version: components["schemas"]["ConsentVersion"];
        };
        /** @enum {string} */
        ConsentAge: "adult" | "guardian";
        ConsentChange: {
            scopes: components["schemas"]["Scopes"];
        };
        ConsentGiven: {
            age: components["schemas"]["ConsentAge"];
            scopes: components["schemas"]["Scopes"];
            version: components["schemas"]["ConsentVersion"];
        };
        /** @enum {string} */
        ConsentScope: "keep" | "show" | "release" | "train" | "face";
        /** @enum {string} */
        ConsentVersion: "2026-11" | "2026-12";
        ConsentVideo: {
            /**
             * Format: date-time
             * @description When it was chosen.
             */
            at?: string;
            /** @description Name of the admin who chose it */
            by?: string;
            version: components["schemas"]["ConsentVersion"];
            video?: components["schemas"]["Video"];
        };
        ConsentVideoChoice: {
            videoId: string;
        };
        Contribution: {
            _id: string;
            consent: components["schemas"]["Consent"];
            /** Format: date-time */
            createdAt: string;
            durationSeconds?: number;
            /** @description Why it was not accepted; most often named first. */
            faults: components["schemas"]["SeenFault"][];
            /** @description Why a moderator hid it. */
            hiddenReason?: string;
            /** @description Whether everybody can watch it now. */
            isShown: boolean;
            isVariant: boolean;
            languageReview: components["schemas"]["LanguageReview"];
            outcome: components["schemas"]["ContributionOutcome"];
            picture: components["schemas"]["ClipPicture"];
            prompt: components["schemas"]["Prompt"];
            reasonCode?: components["schemas"]["RejectionCode"];
            status: components["schemas"]["VideoStatus"];
            take: number;
            /** @description Path of the stream; it needs a ticket while the clip is not shown to all. */
            url?: string;
        };
        ContributionDraft: {
            bytes: number;
            category?: components["schemas"]["Emotion"];
            consent: components["schemas"]["ConsentGiven"];
            /** @description The giver signs it differently from the model clip. */
            isVariant?: boolean;
            /** @description Unset: whole. Of landmarks the points come first (putLandmarks), then a drawing of them as the clip. */
            picture?: components["schemas"]["ClipPicture"];
            prompt: components["schemas"]["Prompt"];
            region?: components["schemas"]["Region"];
            sha256: string;
            take: number;
            /** @description Of the given part */
            timeline: components["schemas"]["Timeline"];
            trim?: components["schemas"]["Trim"];
        };
        ContributionList: {
            data: components["schemas"]["Contribution"][];
        };
        /** @enum {string} */
        ContributionOutcome: "open" | "accepted" | "not-accepted";
        /** @description One process of a part. */
        CopyState: {
            /** @description Dependency to "ok" or to what is wrong. */
            checks: {
                [key: string]: string;
            };
            /** @description What it was built from, where whoever built or started it said so (ISL_COMMIT). */
            commit?: string;
            /** @description Tells the copies of a part apart; another one at each start. */
            copyId: string;
            /** @description Uploads that arrive now; of a worker the videos in work. */
            inHand?: number;
            /** @description As /ready says on the operations port. */
            model?: {
                [key: string]: string;
            };
            ready: boolean;
            /**
             * Format: date-time
             * @description When a worker last wrote this down.
             */
            seenAt?: string;
            sockets?: components["schemas"]["SocketsState"];
            /** @description What its disks still take before uploads are refused; negative: they are. */
            spareBytes?: number;
            /** Format: date-time */
            startedAt: string;
            /** @description Of its package. */
            version: string;
        };
        DatabaseSize: {
            /** @description Of the documents as they are kept; without indexes. */
            bytes: number;
            documents: number;
            name: string;
        };
        DataSetFigures: {
            /** Format: date-time */
            at: string;
            clips: components["schemas"]["ClipStates"];
            judgement?: components["schemas"]["JudgementTime"];
            month: components["schemas"]["MonthFigures"];
            /** @description Of what everybody can watch. */
            seconds: number;
            seen: components["schemas"]["Agreement"];
            signed: components["schemas"]["Agreement"];
            /** @description Of accepted clips. */
            signers: number;
            /** @description Clips given, the newest 26 weeks that had any, oldest first. */
            weeks: components["schemas"]["WeekCount"][];
        };
        Decision: {
            _id: string;
            act: components["schemas"]["DecisionAct"];
            /** Format: date-time */
            at: string;
            /** @description Name of the moderator */
            by?: string;
            reason?: string;
            /** @description How many it closed. */
            reports: number;
            title: string;
            undone?: components["schemas"]["Undone"];
            videoId: string;
        };
        /** @enum {string} */
        DecisionAct: "hide" | "keep";
        DecisionList: {
            data: components["schemas"]["Decision"][];
        };
        /** @enum {string} */
        Emotion: "happy" | "sad" | "surprise" | "neutral" | "anger";
        Erasure: {
            userId: string;
        };
        ErasureReply: {
            erased: {
                [key: string]: number;
            };
        };
        Error: {
            /** @description Stable, for programs: POST_NOT_FOUND. */
            code: string;
            /** @description For people. Nothing internal from 500 up. */
            message: string;
            /** @description Auth routes only; the same text as message. */
            msg?: string;
            /** @description What somebody of the site wrote to the person; ACCOUNT_BLOCKED only. */
            reason?: string;
            /** @description Also in the log; where traces are kept it is the trace's id. */
            requestId: string;
            statusCode: number;
        };
        /** @description The clips that signs may be recognised by, as their givers and the data set's rules allow now. What is not in it may be used no longer. */
        Examples: {
            signs: components["schemas"]["SignExamples"][];
            /** @description Of the snapshots that were written to train on, those with a clip that may be learnt from no longer: no net that learnt from one may serve. A part of before it was asked does not say. */
            takenBack?: components["schemas"]["SnapshotId"][];
        };
        /** @description What stands on the own page of a clip that somebody gave; lists leave it out. */
        GivenFacts: {
            /** @description The giver signs it differently from the model clip. */
            isVariant: boolean;
            picture: components["schemas"]["ClipPicture"];
            scopes: components["schemas"]["Scopes"];
            seen: components["schemas"]["SeenVotes"];
            signed: components["schemas"]["SignedVotes"];
        };
        /** @enum {string} */
        Hearing: "deaf" | "hard-of-hearing" | "coda" | "hearing";
        /** @description What all copies of a part keep together. */
        Holdings: {
            database?: components["schemas"]["DatabaseSize"];
            objects: components["schemas"]["StoredKind"][];
            /** @description What waits */
            queues: {
                [key: string]: number;
            };
            /** @description Media only; those that wrote lately how they are. */
            workers?: components["schemas"]["CopyState"][];
        };
        ImportCredit: {
            clips: number;
            credit: string;
            licence: components["schemas"]["ClipLicence"];
            scopes: components["schemas"]["Scopes"];
            source: string;
        };
        /** @description Of a clip of somebody else's set; licence and credit stay with whatever is made of it. */
        ImportedFacts: {
            /** @description Whom the licence asks to name. */
            credit: string;
            licence: components["schemas"]["ClipLicence"];
            setId: string;
            /** @description Address of the set. */
            source: string;
        };
        ImportSet: {
            _id: string;
            /** @description Without those that were rejected. */
            clips: number;
            /** Format: date-time */
            createdAt: string;
            credits: components["schemas"]["ImportCredit"][];
            /** @description Not through the worker yet. */
            preparing: number;
            /** @description Could not be read as a video. */
            rejected: number;
            /** @description Turned on. */
            shown: number;
            signers: number;
            signs: number;
            /** @description The last twenty */
            switches: components["schemas"]["ImportSwitched"][];
        };
        ImportSetList: {
            data: components["schemas"]["ImportSet"][];
        };
        ImportSwitch: {
            isOn: boolean;
        };
        ImportSwitched: {
            /** Format: date-time */
            at: string;
            /** @description Name of the admin, unless their account is gone. */
            by?: string;
            /** @description How many it changed. */
            clips: number;
            isOn: boolean;
        };
        InternalExport: {
            records: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
        };
        InternalStats: {
            counts: {
                [key: string]: number;
            };
        };
        /** @description From giving to the last verdict that was needed, of the newest 1000 judged clips. */
        JudgementTime: {
            clips: number;
            medianHours: number;
            p90Hours: number;
        };
        /** @enum {string} */
        LanguageReview: "not-reviewed" | "reviewed" | "disputed";
        /** @description What all did together in this month; nobody is named. */
        MonthFigures: {
            /** @description Verdicts on clips. */
            checked: number;
            /**
             * Format: date
             * @description Its first day, in UTC.
             */
            from: string;
            /** @description Clips that people gave. */
            given: number;
        };
        NewClipReport: {
            fault: components["schemas"]["ClipFault"];
            /** @description Needed where the fault is `other`. */
            words?: string;
        };
        NewDecision: {
            act: components["schemas"]["DecisionAct"];
            /** @description Needed to hide; its giver reads it. */
            reason?: string;
            videoId: string;
        };
        PlaybackTicket: {
            /** Format: date-time */
            expiresAt: string;
            ticket: string;
            url: string;
        };
        Prompt: {
            /** @description The form or expression of the lexicon; of a sentence its words, joined. */
            id: string;
            kind: components["schemas"]["PromptKind"];
            /** @description What it was called when it was asked for. */
            label: string;
        };
        PromptCount: {
            clips: number;
            id: string;
            kind: components["schemas"]["PromptKind"];
            signers: number;
        };
        PromptCounts: {
            data: components["schemas"]["PromptCount"][];
        };
        /** @enum {string} */
        PromptKind: "sign" | "expression" | "sentence";
        /** @enum {string} */
        Region: "IN-AN" | "IN-AP" | "IN-AR" | "IN-AS" | "IN-BR" | "IN-CG" | "IN-CH" | "IN-DH" | "IN-DL" | "IN-GA" | "IN-GJ" | "IN-HP" | "IN-HR" | "IN-JH" | "IN-JK" | "IN-KA" | "IN-KL" | "IN-LA" | "IN-LD" | "IN-MH" | "IN-ML" | "IN-MN" | "IN-MP" | "IN-MZ" | "IN-NL" | "IN-OD" | "IN-PB" | "IN-PY" | "IN-RJ" | "IN-SK" | "IN-TN" | "IN-TR" | "IN-TS" | "IN-UK" | "IN-UP" | "IN-WB" | "other";
        /** @enum {string} */
        RejectionCode: "UNREADABLE" | "NO_PICTURE" | "PICTURE_TOO_LARGE" | "TOO_LONG" | "TOO_HEAVY" | "BREAKS_OFF" | "TOOK_TOO_LONG" | "TOO_MUCH_MEMORY" | "RESULT_TOO_LARGE" | "NOT_PROCESSED";
        /** @description What became of a clip that somebody reported, for who did. Open again after a decision that was undone. */
        ReportOutcome: {
            _id: string;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            outcome: "kept" | "hidden" | "removed" | "open";
            userId: string;
            videoId: string;
        };
        ReviewerAgreement: {
            /** @description Cohen's, with everybody else who judged the same clips. */
            kappa: number;
            pairs: number;
        };
        /** @enum {string} */
        ReviewKind: "seen" | "signed";
        ReviewList: {
            data: components["schemas"]["ToReview"][];
            /** @description How many clips this person has judged of this kind. */
            judged: number;
        };
        Scopes: components["schemas"]["ConsentScope"][];
        /** @enum {string} */
        SeenFault: "face-missing" | "hands-out" | "too-dark" | "too-short" | "no-signer" | "other";
        SeenVotes: {
            no: number;
            yes: number;
        };
        /**
         * @description Whether others may watch it. shown: everybody; waiting: everybody once it is prepared and, where it was given, checked; not-shown: its owner did not allow it, or it was refused or hidden.
         * @enum {string}
         */
        Showing: "shown" | "waiting" | "not-shown";
        SignAgreement: {
            alpha: number;
            clips: number;
            id: string;
            label: string;
        };
        /** @enum {string} */
        SignedVerdict: "as-signed" | "not-this-sign" | "differently" | "unknown";
        /** @description By what signers said of it (vocabulary, SignedVerdict). */
        SignedVotes: {
            "as-signed": number;
            differently: number;
            "not-this-sign": number;
            unknown: number;
        };
        SignerProfile: {
            age?: components["schemas"]["AgeBand"];
            hand?: components["schemas"]["SigningHand"];
            hearing?: components["schemas"]["Hearing"];
            languages?: components["schemas"]["SignLanguage"][];
            learntIn?: components["schemas"]["Region"];
            region?: components["schemas"]["Region"];
            /** @description A name of their choice. */
            shownName?: string;
            /** @description Whether `shownName` stands with accepted clips of theirs that all may watch. */
            showsName?: boolean;
            years?: components["schemas"]["YearsSigning"];
        };
        SignExamples: {
            /** @description The form of the lexicon. */
            id: string;
            /** @description Of each giver their clips; nothing says who they are. */
            people: components["schemas"]["ClipId"][][];
        };
        /** @enum {string} */
        SigningHand: "right" | "left" | "both";
        /** @enum {string} */
        SignLanguage: "isl" | "home-sign" | "signed-speech" | "asl" | "bsl" | "international" | "other";
        /** @description Drawn by chance for the clips that a training folder was brought to. */
        SnapshotId: string;
        SocketsState: {
            /** @description Of those the ones that sent a frame lately. */
            active: number;
            /** @description Frames a second that all share, as measured at the start; left out where nothing is measured. */
            capacity?: number;
            /** @description Connected now. */
            clients: number;
            /** @description Most of one client. */
            framesPerSecond: number;
            mostClients: number;
        };
        SomeVideo: {
            /** @description Whether it is the reader's. */
            isOwn: boolean;
            showing: components["schemas"]["Showing"];
            video: components["schemas"]["Video"];
        };
        SomeVideos: {
            data: components["schemas"]["SomeVideo"][];
        };
        StoredKind: {
            bytes: number;
            kind: string;
            objects: number;
        };
        TakeList: {
            data: components["schemas"]["TakenSign"][];
        };
        /** @description A form of its own of this sign, made from a person's clip; it is the clip's in consent, review and end. */
        TakenSign: {
            imported?: components["schemas"]["ImportedFacts"];
            languageReview: components["schemas"]["LanguageReview"];
            region?: components["schemas"]["Region"];
            /** @description The form or entry of the dictionary that the clip was asked for. */
            sign: string;
            /** @description The name that its giver wants to stand with it. */
            signer?: string;
            videoId: string;
        };
        TakesWanted: {
            /** @description Those of them whose givers let the avatar move its face as they do. */
            faces: components["schemas"]["ClipId"][];
            wanted: components["schemas"]["ClipId"][];
        };
        Timeline: {
            entries: components["schemas"]["TimelineEntry"][];
        };
        TimelineEntry: {
            emotion?: components["schemas"]["Emotion"];
            /** @description Face parameters by name as codes. */
            face?: {
                [key: string]: string;
            };
            /** @description From the clip's first picture. */
            ms: number;
            scores?: {
                [key: string]: number;
            };
            /** @description What the sign service read. */
            sign?: string;
        };
        Told: {
            told: number;
        };
        ToReview: {
            _id: string;
            durationSeconds?: number;
            /** @description Judged by this person before; their two verdicts are compared. */
            isRepeat: boolean;
            isVariant: boolean;
            picture: components["schemas"]["ClipPicture"];
            poster?: string;
            prompt: components["schemas"]["Prompt"];
            region?: components["schemas"]["Region"];
            /** @description Path of the stream with its ticket. */
            url: string;
        };
        /** @description The part of the recording that is given, in milliseconds from its first picture. What lies outside is cut off and deleted before anybody sees the clip. */
        Trim: {
            fromMs: number;
            /** @description At least 500 behind fromMs. */
            toMs: number;
        };
        Undone: {
            /** Format: date-time */
            at: string;
            by?: string;
        };
        UploadForm: {
            category: components["schemas"]["Emotion"];
            description: string;
            /**
             * Format: binary
             * @description video/*; 512 MiB and 10 minutes at most by default.
             */
            file: string;
            title: string;
        };
        UploadReply: {
            message: string;
            video: components["schemas"]["Video"];
        };
        ValueCount: {
            count: number;
            /** @description Of a sign: what it was called when it was asked for. */
            label?: string;
            value: string;
        };
        Verdict: {
            faults?: components["schemas"]["SeenFault"][];
            isRepeat?: boolean;
            /** @description Of kind seen: whether hands, face and light can be seen. */
            isSeen?: boolean;
            kind: components["schemas"]["ReviewKind"];
            region?: components["schemas"]["Region"];
            signed?: components["schemas"]["SignedVerdict"];
        };
        Video: {
            _id: string;
            authorId?: string;
            category: components["schemas"]["Emotion"];
            /** Format: date-time */
            createdAt: string;
            description?: string;
            durationSeconds?: number;
            given?: components["schemas"]["GivenFacts"];
            height?: number;
            /** @description Why a moderator hid it; to its owner and to moderators. */
            hiddenReason?: string;
            imported?: components["schemas"]["ImportedFacts"];
            languageReview?: components["schemas"]["LanguageReview"];
            poster?: string;
            prompt?: components["schemas"]["Prompt"];
            /** @description Why it was rejected; to its owner. */
            reason?: string;
            reasonCode?: components["schemas"]["RejectionCode"];
            region?: components["schemas"]["Region"];
            /** @description Of a clip that somebody gave: the name that they want to stand with it. */
            signer?: string;
            status: components["schemas"]["VideoStatus"];
            /** @description Signed by the avatar. */
            synthetic?: boolean;
            title: string;
            /** @description Path of the stream. */
            url: string;
            username?: string;
            /** @enum {string} */
            visibility?: "public" | "private";
            width?: number;
        };
        /** @description Of each filter its values, the most frequent first. */
        VideoCounts: {
            kind: components["schemas"]["ValueCount"][];
            region: components["schemas"]["ValueCount"][];
            review: components["schemas"]["ValueCount"][];
            sign: components["schemas"]["ValueCount"][];
        };
        VideoList: {
            data: components["schemas"]["Video"][];
        };
        /** @enum {string} */
        VideoStatus: "pending" | "stored" | "processing" | "ready" | "rejected";
        WeekCount: {
            clips: number;
            /**
             * Format: date
             * @description Its Monday
             */
            from: string;
        };
        Withdrawal: {
            /** Format: date-time */
            at: string;
            clips: number;
            /** @description Objects that were deleted here. */
            files: number;
            timelines: number;
            /** @description What others said of the clips. */
            verdicts: number;
        };
        /** @enum {string} */
        YearsSigning: "under-2" | "2-5" | "6-10" | "11-20" | "over-20";
    };
    responses: {
        /** @description Refused or failed */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done */
        NoContent: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description The last _id of the page before. */
        After: string;
        /** @description Only what is older: time and _id of the last entry of the page before. */
        AuditBefore: string;
        /** @description Only what this account did or undid. */
        AuditBy: string;
        AuditKind: components["schemas"]["AuditKind"];
        IdempotencyKey: string;
        Kind: components["schemas"]["PromptKind"];
        Limit: number;
        /** @description Where its giver signs so. */
        Region: components["schemas"]["Region"];
        /** @description What signers said of the language. */
        Review: components["schemas"]["LanguageReview"];
        /** @description Clips that were given for this form of the lexicon. */
        Sign: string;
        Ticket: string;
        VideoId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getConsentVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The video */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentVideo"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    chooseConsentVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentVideoChoice"];
            };
        };
        responses: {
            /** @description The video */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentVideo"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    removeConsentVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            default: components["responses"]["Error"];
        };
    };
    listContributions: {
        parameters: {
            query?: {
                /** @description The last _id of the page before. */
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Contributions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContributionList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createContribution: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContributionDraft"];
            };
        };
        responses: {
            /** @description Announced */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contribution"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    withdrawContributions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    withdrawContribution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    changeConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentChange"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contribution"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getLandmarks: {
        parameters: {
            query?: {
                ticket?: components["parameters"]["Ticket"];
            };
            header?: never;
            path: {
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Version 0.2 of github.com/sign-language-processing/pose: MediaPipe Holistic, pixels of the picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    putLandmarks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            default: components["responses"]["Error"];
        };
    };
    getArchive: {
        parameters: {
            query: {
                ticket: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The zip */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createArchive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchiveTicket"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    countContributions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptCounts"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getDataSetFigures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSetFigures"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSignerProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignerProfile"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    keepSignerProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignerProfile"];
            };
        };
        responses: {
            /** @description The profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignerProfile"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportSetList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    switchImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                setId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportSwitch"];
            };
        };
        responses: {
            /** @description The set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportSet"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listOwnAudit: {
        parameters: {
            query?: {
                /** @description Only what is older: time and _id of the last entry of the page before. */
                before?: components["parameters"]["AuditBefore"];
                /** @description Only what this account did or undid. */
                by?: components["parameters"]["AuditBy"];
                kind?: components["parameters"]["AuditKind"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createErasure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Erasure"];
            };
        };
        responses: {
            /** @description What was erased */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureReply"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listExamples: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 20 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Examples"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getExample: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An MP4 of at most 720p, or a .pose file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "video/mp4": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getInternalExport: {
        parameters: {
            query: {
                userId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is kept of this person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalExport"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getHoldings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holdings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listOutcomes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 100 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClipOutcomes"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    markOutcomesTold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClipOutcomes"];
            };
        };
        responses: {
            /** @description How many */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Told"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getInternalStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalStats"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listTakesWanted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 8 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakesWanted"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    putTake: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            default: components["responses"]["Error"];
        };
    };
    refuseTake: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            default: components["responses"]["Error"];
        };
    };
    listDecisions: {
        parameters: {
            query?: {
                /** @description The last _id of the page before. */
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Decisions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    decide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDecision"];
            };
        };
        responses: {
            /** @description The decision */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Decision"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    undoDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                decisionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Decision"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listClipReports: {
        parameters: {
            query?: {
                /** @description The last _id of the page before. */
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClipReportList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listToReview: {
        parameters: {
            query: {
                kind: components["schemas"]["ReviewKind"];
                limit?: number;
                /** @description Clips of this region come first. */
                region?: components["schemas"]["Region"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Clips */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createVerdict: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Verdict"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            default: components["responses"]["Error"];
        };
    };
    undoVerdict: {
        parameters: {
            query: {
                kind: components["schemas"]["ReviewKind"];
            };
            header?: never;
            path: {
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            default: components["responses"]["Error"];
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Opened */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    deleteUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            default: components["responses"]["Error"];
        };
    };
    headUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Upload-Offset, Upload-Length, Upload-Expires */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Error"];
        };
    };
    patchUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            default: components["responses"]["Error"];
        };
    };
    listVideos: {
        parameters: {
            query?: {
                /** @description The last _id of the page before. */
                after?: components["parameters"]["After"];
                category?: components["schemas"]["Emotion"];
                kind?: components["parameters"]["Kind"];
                limit?: components["parameters"]["Limit"];
                q?: string;
                /** @description Where its giver signs so. */
                region?: components["parameters"]["Region"];
                /** @description What signers said of the language. */
                review?: components["parameters"]["Review"];
                /** @description Clips that were given for this form of the lexicon. */
                sign?: components["parameters"]["Sign"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Videos */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The video; states other than ready to its owner only */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            default: components["responses"]["Error"];
        };
    };
    getPoster: {
        parameters: {
            query?: {
                ticket?: components["parameters"]["Ticket"];
            };
            header?: never;
            path: {
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    reportVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClipReport"];
            };
        };
        responses: {
            /** @description The report */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClipReport"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    streamVideo: {
        parameters: {
            query?: {
                ticket?: components["parameters"]["Ticket"];
            };
            header?: never;
            path: {
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whole */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                };
            };
            /** @description Range */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "video/mp4": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTake: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A .pose file, version 0.2: body and hands of MediaPipe Holistic and, where its giver lets the avatar have it, FACE_BLENDSHAPES, what the face does; no point of a face */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaybackTicket"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTimeline: {
        parameters: {
            query?: {
                ticket?: components["parameters"]["Ticket"];
            };
            header?: never;
            path: {
                videoId: components["parameters"]["VideoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The timeline */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timeline"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    announceVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncedVideo"];
            };
        };
        responses: {
            /** @description Announced */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    countVideos: {
        parameters: {
            query?: {
                category?: components["schemas"]["Emotion"];
                kind?: components["parameters"]["Kind"];
                /** @description Where its giver signs so. */
                region?: components["parameters"]["Region"];
                /** @description What signers said of the language. */
                review?: components["parameters"]["Review"];
                /** @description Clips that were given for this form of the lexicon. */
                sign?: components["parameters"]["Sign"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoCounts"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listMyVideos: {
        parameters: {
            query?: {
                /** @description The last _id of the page before. */
                after?: components["parameters"]["After"];
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Videos */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listSomeVideos: {
        parameters: {
            query: {
                /** @description Between commas. */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Videos */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SomeVideos"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listTakes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A clip a sign */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakeList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    uploadVideo: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        responses: {
            /** @description Stored */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadReply"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
}
