// Generated from proto/ by `make contracts`. Do not edit.
export interface paths {
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
            /** @description Also in the log. */
            requestId: string;
            statusCode: number;
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
        PlaybackTicket: {
            /** Format: date-time */
            expiresAt: string;
            ticket: string;
            url: string;
        };
        /** @enum {string} */
        RejectionCode: "UNREADABLE" | "NO_PICTURE" | "PICTURE_TOO_LARGE" | "TOO_LONG" | "TOO_HEAVY" | "BREAKS_OFF" | "TOOK_TOO_LONG" | "TOO_MUCH_MEMORY" | "RESULT_TOO_LARGE" | "NOT_PROCESSED";
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
        Video: {
            _id: string;
            authorId?: string;
            category: components["schemas"]["Emotion"];
            /** Format: date-time */
            createdAt: string;
            description?: string;
            durationSeconds?: number;
            height?: number;
            poster?: string;
            /** @description Why it was rejected; to its owner. */
            reason?: string;
            reasonCode?: components["schemas"]["RejectionCode"];
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
        VideoList: {
            data: components["schemas"]["Video"][];
        };
        /** @enum {string} */
        VideoStatus: "pending" | "stored" | "processing" | "ready" | "rejected";
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
        Ticket: string;
        VideoId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
    listVideos: {
        parameters: {
            query?: {
                /** @description The last _id of the page before. */
                after?: components["parameters"]["After"];
                category?: components["schemas"]["Emotion"];
                limit?: components["parameters"]["Limit"];
                q?: string;
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
