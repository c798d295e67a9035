// Generated from proto/ by `make contracts`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        Emotion: "happy" | "sad" | "surprise" | "neutral" | "anger";
        /** @description Empty below the confidence threshold, or where the service does not know. */
        EmotionLabel: "" | components["schemas"]["Emotion"];
        EmotionPrediction: {
            label: components["schemas"]["EmotionLabel"];
            /** @description Label to probability, 0 to 1; empty where the service does not know. */
            scores: {
                [key: string]: number;
            };
            /**
             * @description Why no emotion is looked for at all, as in points without a picture; left out otherwise.
             * @enum {string}
             */
            unread?: "no-picture";
            /** @description A feeling leads, but not by enough to be named; left out otherwise. */
            unsure?: boolean;
        };
        /** @enum {string} */
        FaceGrammar: "question" | "topic-or-condition" | "negation";
        /** @description What a face does against the signer's own face at rest; left and right are the signer's own. Each word is of its channel in proto/vocabulary. Empty where no face is read. */
        FaceParameters: {
            brows?: components["schemas"]["MeasuredBrows"];
            chin?: components["schemas"]["MeasuredChin"];
            eyes?: components["schemas"]["MeasuredEyes"];
            gaze?: components["schemas"]["MeasuredGaze"];
            headDistance?: components["schemas"]["MeasuredHeadDistance"];
            headMovement?: components["schemas"]["MeasuredHeadMovement"];
            headTilt?: components["schemas"]["MeasuredHeadTilt"];
            headTurn?: components["schemas"]["MeasuredHeadTurn"];
            lipCorners?: components["schemas"]["MeasuredLipCorners"];
            mouth?: components["schemas"]["MeasuredMouth"];
        };
        /** @enum {string} */
        FaceState: "in-view" | "learning" | "too-far" | "not-in-view";
        Found: {
            /** @description Signs nearest to an accepted take, nearest first; those that are made with the same movement stand side by side at the same distance. However far they are, ten are named. */
            alike: components["schemas"]["LookAlike"][];
            id: string;
            outcome: components["schemas"]["TakeOutcome"];
        };
        /** @description A JPEG data URL; at most 512 KiB of text. */
        FrameDataUrl: string;
        FrameEnvelope: {
            /** @description Echoed in the answer. */
            id?: string;
            image: components["schemas"]["FrameDataUrl"];
            /** @description Leaves out what was learnt from the avatar alone. */
            peopleOnly?: boolean;
            /** @description Milliseconds since the epoch by the client's clock. */
            sentAt?: number;
            /** @description Asks for the landmarks in the answer; left out otherwise. */
            skeleton?: boolean;
        };
        FrameProcessed: {
            /** @description Why the frame was not read, in English. */
            error: string | null;
            /**
             * @description The same as a stable code, to be said in any language; left out without an error.
             * @enum {string}
             */
            errorCode?: "ANALYSIS_FAILED" | "FINDING_OFF" | "FRAME_DIMENSIONS" | "FRAME_ID" | "FRAME_NOT_JPEG" | "FRAME_SENT_AT" | "FRAME_SHAPE" | "FRAME_TOO_LARGE" | "NOT_READY" | "OVERLOADED" | "OWN_LETTERS_BROKEN" | "OWN_LETTERS_OUTDATED" | "OWN_SIGNS_BROKEN" | "OWN_SIGNS_OUTDATED" | "OWN_SIGNS_TOO_MANY" | "POINTS_ORDER" | "POINTS_RANGE" | "POINTS_SHAPE" | "POINTS_VERSION" | "PROOF_NEEDED" | "TAKE_BROKEN" | "TEACHING_OFF" | "TIMED_OUT" | "TOO_MANY_CAMERAS" | "UNKNOWN_EVENT";
            /** @description Parameter name to words for people; empty where the service does not know. */
            face_analysis: {
                [key: string]: string;
            };
            face_parameters: components["schemas"]["FaceParameters"];
            /** @description Left out by a service that does not look for faces. */
            face_state?: components["schemas"]["FaceState"];
            /** @description Held by brows and head in this frame, where it looks like grammar; left out otherwise. What such a face looks like is no feeling of the sentence. */
            grammar?: components["schemas"]["FaceGrammar"];
            /** @description The frame's id; null where it had none. */
            id: string | null;
            model: components["schemas"]["ModelInfo"];
            predictions: components["schemas"]["EmotionPrediction"];
            predictions2: components["schemas"]["SignPrediction"];
            skeleton?: components["schemas"]["Skeleton"];
            timings: components["schemas"]["FrameTimings"];
        };
        FrameTimings: {
            decode_ms: number;
            model_ms: number;
            queue_ms: number;
        };
        /**
         * Format: binary
         * @description One to `most` pictures, one after the other, each later than the one before and all of them within `longestMs`. Of each, little-endian, in this order: version (u8), flags (u8), the picture's width and height in pixels (u16 each, 32 to 8192), the frame's number (u32, echoed as the answer's id), when it was taken in milliseconds since the epoch (f64, greater than that of the picture before). Then, of what the flags say was found, and of nothing else: body, left hand, right hand, face; each point x, y and, but for the body, z (i16 each). The numbers are those of `x-landmarks`: x in widths and y in heights of the picture from its upper left corner, z in widths as MediaPipe guesses it; not mirrored; left and right are the person's own. 402 bytes a picture with a body and both hands, 234 with a face alone.
         */
        LandmarksMessage: string;
        /** @description How held hands looked to the letter net: base64 of 208 numbers of 16 bits (IEEE 754, little-endian), a direction of length 1. No picture and no landmark can be made of it. */
        LetterExample: string;
        /**
         * @description `accepted`, or why nothing can be learnt: no hand was seen, or none rested.
         * @enum {string}
         */
        LetterOutcome: "accepted" | "handsUnseen" | "moving";
        LetterTaught: {
            /** @description Fingerprint of the letter net; examples of another one are refused. */
            encoder: string;
            example?: components["schemas"]["LetterExample"];
            id: string;
            outcome: components["schemas"]["LetterOutcome"];
        };
        LookAlike: {
            /** @description 0 where both look the same, 1 where nothing is in common. */
            distance: number;
            /** @description Lexicon id, or that of an own sign. */
            id: string;
            /** @description So near that one may be taken for the other. */
            isNear: boolean;
            label: string;
            learntFrom: components["schemas"]["SignSource"];
        };
        /** @description Height, in distances between the outer eye corners. */
        MeasuredBrows: {
            /** @enum {string} */
            unit: "ratio";
            value: number;
            /** @enum {string} */
            word: "neutral" | "up" | "down";
        };
        /** @description Positive up. */
        MeasuredChin: {
            /** @enum {string} */
            unit: "deg";
            value: number;
            /** @enum {string} */
            word: "neutral" | "chin-up" | "chin-down";
        };
        /** @description Opening, as a share of that at rest. */
        MeasuredEyes: {
            /** @enum {string} */
            unit: "ratio";
            value: number;
            /** @enum {string} */
            word: "neutral" | "wide" | "squint" | "closed";
        };
        /** @description The larger of the two directions, in widths of an eye; positive up or to the left. */
        MeasuredGaze: {
            /** @enum {string} */
            unit: "ratio";
            value: number;
            /** @enum {string} */
            word: "ahead" | "up" | "down" | "left" | "right" | "up-left" | "up-right" | "down-left" | "down-right";
        };
        /** @description How much larger the face is than it was over the last seconds, as a share; positive is nearer. */
        MeasuredHeadDistance: {
            /** @enum {string} */
            unit: "ratio";
            value: number;
            /** @enum {string} */
            word: "neutral" | "forward" | "back";
        };
        /** @description Changes of direction in the last second, or in a longer while where few frames come. */
        MeasuredHeadMovement: {
            /** @enum {string} */
            unit: "turns";
            value: number;
            /** @enum {string} */
            word: "neutral" | "nod" | "shake" | "sway" | "unsteady";
        };
        /** @description Positive to the left shoulder. */
        MeasuredHeadTilt: {
            /** @enum {string} */
            unit: "deg";
            value: number;
            /** @enum {string} */
            word: "neutral" | "tilt-left" | "tilt-right";
        };
        /** @description Positive to the left. */
        MeasuredHeadTurn: {
            /** @enum {string} */
            unit: "deg";
            value: number;
            /** @enum {string} */
            word: "neutral" | "turn-left" | "turn-right";
        };
        /** @description Height, in distances between the outer eye corners. */
        MeasuredLipCorners: {
            /** @enum {string} */
            unit: "ratio";
            value: number;
            /** @enum {string} */
            word: "neutral" | "corners-up" | "corners-down";
        };
        /** @description Gap between the lips, in distances between the outer eye corners. */
        MeasuredMouth: {
            /** @enum {string} */
            unit: "ratio";
            value: number;
            /** @enum {string} */
            word: "neutral" | "open" | "wide-open";
        };
        ModelInfo: {
            name: string;
            source?: string;
            version: string;
        };
        OwnLetter: {
            example: components["schemas"]["LetterExample"];
            /** @description Lexicon id; no two are the same. */
            id: string;
        };
        OwnLetters: {
            /** @description The letter net that made all the examples. */
            encoder: string;
            letters: components["schemas"]["OwnLetter"][];
        };
        OwnLettersKnown: {
            /** @description How many letters of this person are known now. */
            letters: number;
        };
        OwnSign: {
            examples: components["schemas"]["SignExample"][];
            /** @description The page's own; no two are the same. */
            id: string;
            /** @description Told as the label where the sign is seen. */
            name: string;
        };
        OwnSigns: {
            /** @description The encoder that made all the examples. */
            encoder: string;
            signs: components["schemas"]["OwnSign"][];
        };
        OwnSignsKnown: {
            /** @description How many signs of this person are known now. */
            signs: number;
        };
        RecognisedSign: {
            /** @description Lexicon id. */
            id: string;
            /** @description False where it is only ever a candidate. */
            isSaid: boolean;
            /** @description Gloss. */
            label: string;
            learntFrom: components["schemas"]["SignSource"];
            /** @description How many people of this site gave clips that it is recognised by. */
            people?: number;
        };
        Session: {
            /** @description Frames a second this client will be served. */
            framesPerSecond: number;
            /** @description Messages of process_landmarks a second: what was found in more pictures goes into fewer messages. */
            landmarksPerSecond?: number;
            /** @description True where this service is about to stop, or a copy of it came that has more room: close this connection within a few seconds, best while no hands are up, and connect again. Left out otherwise. */
            moving?: boolean;
            /** @description True where this address has as many cameras without an account as are served freely: its frames are refused, and it is closed soon. Connect again with a pass; left out otherwise. */
            proofNeeded?: boolean;
            signedIn: boolean;
            /** @description What the service can recognise; left out where it recognises no signs. */
            vocabulary?: components["schemas"]["RecognisedSign"][];
        };
        SignCandidate: {
            /** @description Lexicon id, or that of an own sign. */
            id: string;
            /** @description Gloss, or the name of an own sign. */
            label: string;
            learntFrom?: components["schemas"]["SignSource"];
            /** @description Probability, 0 to 1. */
            score: number;
        };
        /** @description How one take looked to an encoder: base64 of 128 numbers of 16 bits (IEEE 754, little-endian), a direction of length 1. No picture and no landmark can be made of it. */
        SignExample: string;
        SignPrediction: {
            /** @description Up to five, best first. */
            candidates: components["schemas"]["SignCandidate"][];
            /** @description End so far of the production, in milliseconds of sentAt. */
            endedAt?: number;
            /** @description Whether a hand is held up, as between two letters; false where none is seen or all hang or rest. Left out by a service that does not look for hands. */
            handsUp?: boolean;
            /** @description Lexicon id, as in letter-a-v2, or that of an own sign; empty with an empty label. */
            id: string;
            /** @description Gloss without spaces; empty where nothing is said. */
            label: string;
            learntFrom?: components["schemas"]["SignSource"];
            /** @description Counts what this connection signed. The same number again is the same sign still held or ended, so it is one word; a doubled letter has two numbers. */
            production?: number;
            /** @description Begin of the production, in milliseconds of sentAt. */
            startedAt?: number;
        };
        /**
         * @description Whose signing the class was learnt from. What only an avatar showed is less certain; `own` is what this connection's person taught.
         * @enum {string}
         */
        SignSource: "people" | "avatar" | "own";
        /** @description Landmarks of the frame that was asked about: x, y, x, y and so on, each 0 to 1 of the frame's width and height, from its upper left corner, not mirrored. Empty where nothing was found. */
        Skeleton: {
            /** @description 21 points in MediaPipe's order. */
            leftHand: number[];
            /** @description 33 points in MediaPipe's order. */
            pose: number[];
            /** @description 21 points in MediaPipe's order. */
            rightHand: number[];
        };
        /**
         * @description `accepted`, or why the take shows no sign: too few frames of a body, no hands seen, hands lost for most of the movement, or hands that hardly moved.
         * @enum {string}
         */
        TakeOutcome: "accepted" | "tooShort" | "handsUnseen" | "handsLost" | "still";
        TakeSpan: {
            /** @description Its end, in milliseconds of sentAt. */
            endedAt: number;
            /** @description Echoed in the answer. */
            id: string;
            /** @description Begin of the take, in milliseconds of sentAt. At most four seconds are remembered. */
            startedAt: number;
        };
        Taught: {
            /** @description The signs nearest to an accepted take, nearest first; at most five. */
            alike: components["schemas"]["LookAlike"][];
            /** @description Fingerprint of the encoder; examples of another one are refused. */
            encoder: string;
            example?: components["schemas"]["SignExample"];
            id: string;
            outcome: components["schemas"]["TakeOutcome"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

export type FrameData = string | ArrayBuffer | Blob;
export type ClientToServer = {
  process_frame: (payload: components['schemas']['FrameDataUrl'] | (Omit<components['schemas']['FrameEnvelope'], 'image'> & Record<'image', FrameData>)) => void;
  process_landmarks: (payload: Uint8Array) => void;
  own_signs: (payload: components['schemas']['OwnSigns']) => void;
  teach: (payload: components['schemas']['TakeSpan']) => void;
  find: (payload: components['schemas']['TakeSpan']) => void;
  own_letters: (payload: components['schemas']['OwnLetters']) => void;
  teach_letter: (payload: components['schemas']['TakeSpan']) => void;
};
export type ServerToClient = {
  frame_processed: (payload: components['schemas']['FrameProcessed']) => void;
  session: (payload: components['schemas']['Session']) => void;
  own_signs_known: (payload: components['schemas']['OwnSignsKnown']) => void;
  taught: (payload: components['schemas']['Taught']) => void;
  found: (payload: components['schemas']['Found']) => void;
  own_letters_known: (payload: components['schemas']['OwnLettersKnown']) => void;
  letter_taught: (payload: components['schemas']['LetterTaught']) => void;
};

/** Why a service closed a connection. */
export const CLOSES = {
  "idle": 4000,
  "flood": 4001,
  "malformed": 4002,
  "proofNeeded": 4003,
  "passUsed": 4004,
  "tooSlow": 4005,
  "restart": 1012
} as const;

/** How the bytes of `process_landmarks` are laid out (proto/socket). */
export const LANDMARKS = {
  "version": 1,
  "headerBytes": 18,
  "flags": {
    "body": 1,
    "leftHand": 2,
    "rightHand": 4,
    "face": 8,
    "peopleOnly": 16
  },
  "points": {
    "body": 33,
    "hand": 21
  },
  "axes": {
    "body": 2,
    "hand": 3,
    "face": 3
  },
  "face": [
    33,
    133,
    362,
    263,
    70,
    63,
    105,
    66,
    107,
    300,
    293,
    334,
    296,
    336,
    160,
    144,
    159,
    145,
    158,
    153,
    387,
    373,
    386,
    374,
    385,
    380,
    468,
    473,
    13,
    14,
    61,
    291,
    10,
    152,
    234,
    454
  ],
  "unit": 8192,
  "farthest": 3,
  "most": 8,
  "longestMs": 2000
} as const;
