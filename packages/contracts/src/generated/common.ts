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
            /** @description Also in the log. */
            requestId: string;
            statusCode: number;
        };
        Health: {
            /** @enum {string} */
            status: "up";
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
