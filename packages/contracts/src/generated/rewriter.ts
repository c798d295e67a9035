// Generated from proto/ by `make contracts`. Do not edit.
export interface paths {
    "/api/py/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["generate"];
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
        BodyCode: "upright" | "forward" | "shoulders-forward" | "back" | "lean-D" | "lean-N" | "shrug" | "slump" | "slow-low" | "bow" | "shiver" | "tense";
        /** @enum {string} */
        BrowsCode: "neutral" | "up" | "up-slightly" | "up-high" | "inner-up" | "down" | "down-slightly" | "furrowed" | "furrowed-slightly";
        /** @enum {string} */
        CheeksCode: "neutral" | "puff" | "raise";
        /** @enum {string} */
        DoubtCode: "dear" | "splitClause" | "unlikeEquated" | "guessedRelation" | "unusedNegation" | "unusedOr" | "unusedMore" | "unusedIf" | "unusedTopic" | "unusedName" | "closeSecond" | "roundTrip";
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
        /** @enum {string} */
        EyesCode: "neutral" | "wide" | "wide-open" | "squint" | "closed" | "droop" | "smile" | "glare";
        FaceMark: {
            /** @description Index after the last word. */
            end: number;
            /** @enum {string} */
            mark: "asking" | "negation" | "affirmation" | "topic" | "doubt";
            /** @description Index of the first word of `sentence`. */
            start: number;
        };
        /** @enum {string} */
        GazeCode: "ahead" | "up" | "down" | "left" | "right" | "up-left" | "up-right" | "down-left" | "down-right" | "D" | "N" | "away" | "hands" | "at-asked" | "at-addressee" | "direct";
        GenerateReply: {
            /** @description Whether `rewritten_sentence` may be said as what was signed without a look at the glosses. */
            certain: boolean;
            gloss: string[];
            /** @description Each line begins with an asterisk: "* Eyebrows: raised over WHAT". */
            non_manual_features: string[];
            /** @description The same notes in the same order, to be said in any language. */
            note_details?: components["schemas"]["NoteDetail"][];
            /** @description What could not be used and why, in English. */
            notes?: string[];
            /** @description `rewritten_sentence` with the end marks of no emotion. */
            plain_sentence: string;
            /** @description The two likeliest sentences, for the person to choose between, where `certain` is false and both are plausible; else empty. */
            readings: components["schemas"]["SentenceReading"][];
            /** @description What was signed, in fluent English; the emotion changes its end mark at most. Where the reading is not certain: the glosses as they were signed. */
            rewritten_sentence: string;
            spans: components["schemas"]["GlossSpan"][];
            /** @description What keeps it from being certain, also where no reading is plausible enough to be offered; left out where `certain` is true. */
            why?: components["schemas"]["DoubtCode"][];
            /** @description The same with one phrase of the emotion; equal to `rewritten_sentence` where the emotion has no phrase or the news is bad. */
            with_feeling: string;
            /**
             * @description What wrote plain_sentence: the grammar, or a sequence-to-sequence model whose sentence kept every content word.
             * @enum {string}
             */
            written_by?: "grammar" | "model";
        };
        GenerateRequest: {
            /** @description The name of an emotion (those of a video's category), or empty where none was recognised. */
            emotion: string;
            /** @description What face and head said over which words of the sentence. */
            marks?: components["schemas"]["FaceMark"][];
            /** @description Recognised sign words in signing order, separated by spaces; at most 200 words. */
            sentence: string;
            /**
             * @description What the signer meant, where it is known; otherwise it is read from the signs and marks.
             * @enum {string}
             */
            sentence_type?: "statement" | "question" | "command";
        };
        GlossSpan: {
            channel: components["schemas"]["NonManualChannel"];
            /** @description Index after the last gloss. */
            end: number;
            /** @enum {string} */
            source?: "grammar" | "emotion";
            /** @description Index of the first gloss. */
            start: number;
            /** @description What the channel does, a code of its list. */
            value: components["schemas"]["BrowsCode"] | components["schemas"]["EyesCode"] | components["schemas"]["GazeCode"] | components["schemas"]["HeadCode"] | components["schemas"]["CheeksCode"] | components["schemas"]["MouthCode"] | components["schemas"]["BodyCode"];
        };
        /** @enum {string} */
        HeadCode: "neutral" | "nod" | "nods" | "nod-small" | "nod-short" | "nods-light" | "shake" | "sway" | "unsteady" | "tilt-D" | "tilt-N" | "tilt-left" | "tilt-right" | "tilt-side" | "tilt-back" | "tilt-nod" | "forward" | "forward-held" | "back" | "back-slightly" | "chin-up" | "chin-down" | "turn-D" | "turn-N" | "turn-left" | "turn-right";
        /** @enum {string} */
        MouthCode: "neutral" | "smile" | "laugh" | "corners-up" | "corners-down" | "pressed" | "open" | "wide-open" | "jaw-drop" | "round" | "tight" | "tremble" | "pout" | "stretched";
        /** @enum {string} */
        NonManualChannel: "brows" | "eyes" | "gaze" | "head" | "cheeks" | "mouth" | "body";
        NoteDetail: {
            /** @enum {string} */
            code: "notASign" | "notOfIsl" | "notInLexicon" | "feelingGiven" | "asSigned" | "modelUnavailable";
            /** @description The word of the sentence that it is about, where it is about one. */
            word?: string;
        };
        SentenceReading: {
            /** @description How far the reading is from the grammar; the cheaper one is the likelier. */
            cost: number;
            sentence: string;
            /** @description What keeps it from being certain. */
            why: components["schemas"]["DoubtCode"][];
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
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    generate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateRequest"];
            };
        };
        responses: {
            /** @description The sentence */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateReply"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
}
