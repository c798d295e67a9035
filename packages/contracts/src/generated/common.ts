// Generated from proto/ by `make contracts`. Do not edit.
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process is up. */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For the gateway alone; how this copy is and why, what it runs and what it has in hand. Every part but the worker, which reaches no keys. */
        get: operations["getInternalState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Dependencies are up and the model, if any, is loaded. */
        get: operations["getReady"];
        put?: never;
        post?: never;
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
        ClipId: string;
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
        /** @description Of the examples that were named the ones that this copy has not read yet, as many as it takes at once. */
        ExamplesWanted: {
            wanted: components["schemas"]["ClipId"][];
        };
        Health: {
            /** @enum {string} */
            status: "up";
        };
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
        Ready: {
            /** @description Dependency to "ok" or "not ready"; on the operations port to what is wrong. */
            checks: {
                [key: string]: string;
            };
            model?: {
                [key: string]: string;
            };
            ready: boolean;
        };
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
        SignExamples: {
            /** @description The form of the lexicon. */
            id: string;
            /** @description Of each giver their clips; nothing says who they are. */
            people: components["schemas"]["ClipId"][][];
        };
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
        StoredKind: {
            bytes: number;
            kind: string;
            objects: number;
        };
        TakesWanted: {
            /** @description Those of them whose givers let the avatar move its face as they do. */
            faces: components["schemas"]["ClipId"][];
            wanted: components["schemas"]["ClipId"][];
        };
        Told: {
            told: number;
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
        IdempotencyKey: string;
        Limit: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getInternalState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This copy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopyState"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ready"];
                };
            };
            /** @description Not ready */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ready"];
                };
            };
        };
    };
}
