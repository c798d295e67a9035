// Generated from proto/ by `make contracts`. Do not edit.
export interface paths {
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getJwks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Erases the account and, retried until done, what it made elsewhere. */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/api/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/reviewing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the person asked to review, and what became of it. */
        get: operations["getReviewerRequest"];
        put?: never;
        /** "I sign ISL and want to review". Asked again, the new words take the place of the old ones. */
        post: operations["askToReview"];
        /** While it is open. */
        delete: operations["takeBackReviewerRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Admin; the one with this e-mail, or none; without an e-mail those that are blocked, the newest block first. The demo account is never among them. */
        get: operations["findAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts/{accountId}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Admin; logged out in every browser, within 15 minutes everywhere, and not let in again. The person reads the reason at the login. 409 ADMIN_NOT_BLOCKED for an admin. */
        put: operations["blockAccount"];
        post?: never;
        /** Admin; may log in again. */
        delete: operations["unblockAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts/{accountId}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Admin; shows within 15 minutes, or at the next login. 409 LAST_ADMIN where nobody would be left to do this. */
        put: operations["setAccountRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Admin; what admins and reviewers did in all parts, newest first. A part that does not answer is named, and its entries are not there. */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviewer-decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Admin; what was decided about requests, newest first. */
        get: operations["listReviewerDecisions"];
        put?: never;
        /** Admin; gives the role reviewer, or declines and says why. The person reads the reason. */
        post: operations["decideReviewerRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviewer-decisions/{decisionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Admin; a role that it gave is taken again, and the request is open again. The person reads the reason. It stays in the list as undone. */
        delete: operations["undoReviewerDecision"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviewer-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Admin; the open ones, oldest first. */
        get: operations["listReviewerRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/role-changes/{changeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Admin; the account has the role again that it had before. 409 LAST_ADMIN as for a change; 404 DECISION_NOT_FOUND where the account has another role by now. */
        delete: operations["undoRoleChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Admin; how every copy of every part is, what waits, and how much is kept. What does not answer within a second counts as away. */
        get: operations["getSystemState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The access token in the body, the refresh token as the cookie isl_refresh. */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new access token for the refresh cookie, which rotates. */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** With the one-time token that `make grant RESET=1` prints. */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The browsers in which the person is logged in, the one used last first. */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Logs out everywhere, here too; access tokens that are out live for 15 minutes at most. */
        delete: operations["endSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Admin; the open messages, oldest first. */
        get: operations["listMessages"];
        put?: never;
        /** A message to those who run the site, for instance to take something down; no account needed. */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Admin; once it is answered. */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A challenge for routes that answer 428 PROOF_NEEDED, harder the more the address did lately. The request is sent again with the header x-isl-proof: {challenge, solution} as base64 of its JSON. */
        get: operations["getProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proof/socket-pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** For a proof, a pass with which one more camera of a crowded address may connect. */
        post: operations["getSocketPass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Real counts of every part, cached for 60 seconds. */
        get: operations["getStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/traces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a page measured of its own calls, where the server says that it keeps traces (server-timing trace); else 404. */
        post: operations["sendTraces"];
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
        Account: {
            /** Format: date-time */
            createdAt: string;
            demo: boolean;
            email: string;
            id: string;
            lastName: string;
            location: string;
            name: string;
            roles: components["schemas"]["Role"][];
        };
        AccountBlock: {
            /** Format: date-time */
            at: string;
            /** @description Name of the admin, unless their account is gone. */
            by?: string;
            reason: string;
        };
        AccountChange: {
            lastName?: string;
            location?: string;
            name?: string;
            newPassword?: components["schemas"]["Password"];
            /** @description The present one; needed for newPassword. */
            password?: string;
        };
        AccountExport: {
            account: components["schemas"]["Account"];
            records: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
        };
        AccountReply: {
            msg: string;
            user: components["schemas"]["Account"];
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
        AuditPage: {
            data: components["schemas"]["AuditEntry"][];
            /** @description Parts whose entries are not there now. */
            missing: string[];
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
        ContactTopic: "review" | "takedown" | "correction" | "other";
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
        Credentials: {
            email: string;
            password: string;
        };
        DatabaseSize: {
            /** @description Of the documents as they are kept; without indexes. */
            bytes: number;
            documents: number;
            name: string;
        };
        /** @description The person reads it. */
        DecisionReason: string;
        DemoUser: {
            email: string;
            password: string;
        };
        Email: string;
        ErasureState: {
            /** @enum {string} */
            state: "pending" | "done";
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
        JwkSet: {
            keys: {
                [key: string]: unknown;
            }[];
        };
        ManagedAccount: {
            block?: components["schemas"]["AccountBlock"];
            email: string;
            id: string;
            location: string;
            /** Format: date-time */
            memberSince: string;
            /** @description As others see it. */
            name: string;
            role: components["schemas"]["Role"];
        };
        ManagedAccountList: {
            data: components["schemas"]["ManagedAccount"][];
        };
        Message: {
            /** Format: date-time */
            createdAt: string;
            id: string;
            replyTo?: string;
            text: string;
            topic: components["schemas"]["ContactTopic"];
        };
        MessageList: {
            data: components["schemas"]["Message"][];
        };
        MessageReceipt: {
            /** Format: date-time */
            createdAt: string;
            id: string;
        };
        NewBlock: {
            reason: components["schemas"]["DecisionReason"];
        };
        NewMessage: {
            /** @description How the person wants to be answered. */
            replyTo?: string;
            text: string;
            topic: components["schemas"]["ContactTopic"];
        };
        NewReviewerDecision: {
            act: components["schemas"]["ReviewerAct"];
            reason?: components["schemas"]["DecisionReason"];
            requestId: string;
        };
        NewReviewerRequest: {
            /** @description For instance how the person knows ISL; may be left out. */
            words?: string;
        };
        NewRole: {
            role: components["schemas"]["Role"];
        };
        OpenReviewerRequest: {
            /** Format: date-time */
            askedAt: string;
            id: string;
            location: string;
            /** Format: date-time */
            memberSince: string;
            name: string;
            words?: string;
        };
        OpenReviewerRequestList: {
            data: components["schemas"]["OpenReviewerRequest"][];
        };
        OwnReviewerRequest: {
            request: components["schemas"]["ReviewerRequest"] | null;
        };
        PageConfig: {
            demo: components["schemas"]["DemoUser"] | null;
            limits: {
                uploadBytes: number;
                uploadSeconds: number;
            };
            signKit: string;
            sockets: {
                emotion: string;
                signs: string;
            };
        };
        /** @description One call, with its proofs and repetitions; its traceparent is made of the two ids. */
        PageSpan: {
            /** @description How long ago it began. */
            agoMs: number;
            /** @description How long it took. */
            ms: number;
            /** @description Method and first part of the address: POST posts. */
            name: string;
            spanId: string;
            /** @description What was answered; 0 where nothing was. */
            status: number;
            traceId: string;
        };
        PageSpans: {
            spans: components["schemas"]["PageSpan"][];
        };
        PartReport: {
            /** @description Addresses at which nobody answered within a second. */
            away: number;
            /** @description Those that answered. */
            copies: components["schemas"]["CopyState"][];
            /** @description As in proto/parts. */
            name: string;
        };
        Password: string;
        PasswordProof: {
            password: string;
        };
        PasswordReset: {
            password: components["schemas"]["Password"];
            token: string;
        };
        Proof: {
            /** @description As ALTCHA has it, version 2. */
            challenge: {
                [key: string]: unknown;
            };
        };
        Registration: {
            email: components["schemas"]["Email"];
            lastName: string;
            location: string;
            name: string;
            password: components["schemas"]["Password"];
        };
        /** @enum {string} */
        ReviewerAct: "grant" | "decline";
        /** @description What was last decided about it, or that this was undone. */
        ReviewerAnswer: {
            /** @enum {string} */
            act: "grant" | "decline" | "undo";
            /** Format: date-time */
            at: string;
            reason?: string;
        };
        ReviewerDecision: {
            _id: string;
            act: components["schemas"]["ReviewerAct"];
            /** Format: date-time */
            at: string;
            /** @description Name of the admin, unless their account is gone. */
            by?: string;
            /** @description Whom it is about, unless their account is gone; then it cannot be undone. */
            person?: string;
            reason?: string;
            undone?: components["schemas"]["UndoneReviewerDecision"];
        };
        ReviewerDecisionList: {
            data: components["schemas"]["ReviewerDecision"][];
        };
        ReviewerRequest: {
            answer?: components["schemas"]["ReviewerAnswer"];
            /** Format: date-time */
            askedAt: string;
            state: components["schemas"]["ReviewerRequestState"];
            words?: string;
        };
        /** @enum {string} */
        ReviewerRequestState: "asked" | "granted" | "declined";
        /**
         * @description Each may do what those before it may.
         * @enum {string}
         */
        Role: "contributor" | "teacher" | "reviewer" | "admin";
        Session: {
            /** @description Its name without a version, where it is a known one. */
            browser?: string;
            /** @description The one that asks. */
            current: boolean;
            /**
             * Format: date-time
             * @description At the latest: 90 days after it began, however often it is used.
             */
            endsAt: string;
            id: string;
            /**
             * Format: date-time
             * @description When it last fetched an access token.
             */
            lastUsedAt: string;
            /** Format: date-time */
            startedAt: string;
            /** @description Its name without a version, where it is a known one. */
            system?: string;
        };
        SessionList: {
            data: components["schemas"]["Session"][];
        };
        SocketPass: {
            /** Format: date-time */
            expiresAt: string;
            pass: string;
        };
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
        Stats: {
            /** Format: date-time */
            at: string;
            /** @description users, videos, signsDraft, signsReviewed, posts, ... */
            counts: {
                [key: string]: number;
            };
            /** @description Parts that did not answer. */
            missing?: string[];
        };
        StoredKind: {
            bytes: number;
            kind: string;
            objects: number;
        };
        SystemState: {
            /** Format: date-time */
            at: string;
            databases: components["schemas"]["DatabaseSize"][];
            /** @description Parts that did not say what they keep. */
            missing: string[];
            objects: components["schemas"]["StoredKind"][];
            parts: components["schemas"]["PartReport"][];
            /** @description What waits, by kind; a kind is left out where its part does not answer. */
            queues: {
                [key: string]: number;
            };
        };
        TokenReply: {
            /** Format: date-time */
            expiresAt: string;
            /** @description ES256 or EdDSA, 15 minutes: {iss, aud: isl, sub, name, roles, demo, exp}. */
            token: string;
            user: components["schemas"]["Account"];
        };
        Undoing: {
            reason: components["schemas"]["DecisionReason"];
        };
        UndoneReviewerDecision: {
            /** Format: date-time */
            at: string;
            by?: string;
            reason?: string;
        };
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
        Limit: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getJwks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Public keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JwkSet"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description Erased here; the rest is under way */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureState"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountChange"];
            };
        };
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything kept of the person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getReviewerRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request or null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReviewerRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    askToReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReviewerRequest"];
            };
        };
        responses: {
            /** @description Asked */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewerRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    takeBackReviewerRequest: {
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
    findAccounts: {
        parameters: {
            query?: {
                email?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedAccountList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    blockAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBlock"];
            };
        };
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedAccount"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    unblockAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedAccount"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setAccountRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                accountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRole"];
            };
        };
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedAccount"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listAudit: {
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
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listReviewerDecisions: {
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
                    "application/json": components["schemas"]["ReviewerDecisionList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    decideReviewerRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReviewerDecision"];
            };
        };
        responses: {
            /** @description The decision */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewerDecision"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    undoReviewerDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                decisionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Undoing"];
            };
        };
        responses: {
            /** @description The decision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewerDecision"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listReviewerRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenReviewerRequestList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    undoRoleChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                changeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedAccount"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSystemState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemState"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenReply"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    logout: {
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
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refreshed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenReply"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Registered; log in next */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountReply"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            default: components["responses"]["Error"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    endSessions: {
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
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            default: components["responses"]["Error"];
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the page needs to know */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageConfig"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    listMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            /** @description Kept until it is answered */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReceipt"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            default: components["responses"]["Error"];
        };
    };
    getProof: {
        parameters: {
            query?: {
                /** @description At least so hard, as x-isl-proof-level of the 428 said. */
                level?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Holds for ten minutes and once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proof"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSocketPass: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For one hour */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocketPass"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getStats: {
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
                    "application/json": components["schemas"]["Stats"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendTraces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageSpans"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            default: components["responses"]["Error"];
        };
    };
}
