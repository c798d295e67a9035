// Generated from proto/ by `make contracts`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Where an adjective may stand and what it governs. */
        readonly Adjective: {
            readonly colour?: components["schemas"]["Yes"];
            /** @description afraid of */
            readonly complement?: components["schemas"]["English"];
            readonly definite?: components["schemas"]["Yes"];
            /** @description What a whole clause after it is: happy that you are here. */
            readonly governs?: readonly ("fact" | "doing")[];
            /**
             * @description Only a person or an animal is it.
             * @constant
             */
            readonly ofPeople?: true;
            readonly ordinal?: components["schemas"]["Yes"];
            /**
             * @description Never before a noun.
             * @constant
             */
            readonly predicate?: true;
            readonly private?: components["schemas"]["Yes"];
            /** @enum {unknown} */
            readonly timeTense?: "past" | "future";
        };
        /** @description What an adverb tells: time, manner, how often. */
        readonly Adverb: {
            /** @enum {unknown} */
            readonly aspect?: "progressive";
            readonly habit?: components["schemas"]["Yes"];
            readonly kind: components["schemas"]["AdverbKind"];
            readonly negative?: components["schemas"]["Yes"];
            /** @description In a sentence: in the morning. */
            readonly phrase?: components["schemas"]["English"];
            /** @enum {unknown} */
            readonly tense?: "past" | "present" | "future";
        };
        /** @enum {unknown} */
        readonly AdverbKind: "time" | "place" | "middle" | "manner" | "frequency" | "degree" | "sentence" | "comitative" | "completive" | "reflexive";
        readonly Alphabet: {
            readonly id: string;
            readonly letters: {
                readonly [key: string]: string;
            };
            readonly name: string;
            readonly nameHi: string;
            readonly source: string;
        };
        readonly Alphabets: {
            readonly alphabets: readonly components["schemas"]["Alphabet"][];
            readonly default: string;
        };
        /** @enum {unknown} */
        readonly Asks: "thing" | "person" | "place" | "time" | "reason" | "manner" | "choice" | "count" | "amount" | "clock";
        /** @enum {unknown} */
        readonly Aspect: "event" | "ongoing" | "moment" | "act" | "state" | "habit";
        readonly At: {
            readonly distance?: components["schemas"]["Distance"];
            readonly place: components["schemas"]["Place"];
            readonly shift?: components["schemas"]["Shift"];
            /** @description Of a place that has two; the hand's own when absent. */
            readonly side?: components["schemas"]["Side"];
        };
        /** @description By HamNoSys' name, or three joints from the knuckle on in quarters of a right angle: 400 is bent, 222 round, 044 hooked. */
        readonly Bending: string;
        /** @enum {unknown} */
        readonly Body: "upright" | "forward" | "back" | "lean-D" | "lean-N" | "shrug" | "slump" | "bow" | "shiver";
        /** @enum {unknown} */
        readonly Brows: "neutral" | "up" | "down" | "inner-up";
        readonly Categories: readonly components["schemas"]["Category"][];
        readonly Category: {
            readonly en: string;
            readonly hi: string;
            readonly id: components["schemas"]["CategoryId"];
        };
        /** @enum {unknown} */
        readonly CategoryId: "actions" | "adjectives" | "animals" | "body" | "clothes" | "colours" | "electronics" | "expressions" | "feelings" | "food" | "function" | "greetings" | "home" | "jobs" | "letters" | "nature" | "numbers" | "numerals" | "people" | "places" | "pronouns" | "questions" | "seasons" | "society" | "space" | "time" | "transport";
        /** @enum {unknown} */
        readonly Cheeks: "neutral" | "puff" | "raise";
        /** @description From when to when the sign lasts in its clip. */
        readonly ClipSeconds: {
            readonly from: number;
            readonly to: number;
        };
        readonly Concept: {
            /**
             * @description No form may be written before a Deaf signer has shown one: the sign is spelled.
             * @constant
             */
            readonly awaitsSigner?: true;
            readonly category: components["schemas"]["CategoryId"];
            /** @description The label under which a public clip set files this concept. */
            readonly datasets?: components["schemas"]["Datasets"];
            readonly gloss: string;
            readonly hi: string;
            readonly id: string;
            readonly kind: components["schemas"]["ConceptKind"];
            /** @description Expressions only: what the face says. */
            readonly marks?: components["schemas"]["Marks"];
            readonly senses: readonly [
                components["schemas"]["Sense"],
                ...components["schemas"]["Sense"][]
            ];
            /** @description Letters only: the two ways of the Indian manual alphabet. */
            readonly variants?: components["schemas"]["LetterVariants"];
        };
        readonly ConceptGroup: readonly [
            string,
            string,
            ...string[]
        ];
        /** @enum {unknown} */
        readonly ConceptKind: "word" | "letter" | "numeral" | "expression";
        readonly ConceptPair: readonly [
            string,
            string,
            ...string[]
        ];
        /** @enum {unknown} */
        readonly Confidence: "high" | "medium";
        readonly Contact: {
            /** @description The side from which the hand comes to the contact. */
            readonly from?: components["schemas"]["Direction"];
            /** @description Millimetres of air left along the line the hand came from. */
            readonly gap?: number;
            readonly of: components["schemas"]["Site"];
            /** @description Centimetres beside the target: toward D-side, up, out. */
            readonly offset?: components["schemas"]["Shift"];
            readonly with: components["schemas"]["Target"];
        };
        readonly Curve: {
            readonly dir: components["schemas"]["Direction"];
            /** @description Centimetres. */
            readonly size: number;
        };
        readonly Datasets: {
            readonly include?: string;
        };
        /** @description this, many, every. */
        readonly Determiner: {
            readonly near?: components["schemas"]["Yes"];
            readonly negative?: components["schemas"]["Yes"];
            /** @enum {unknown} */
            readonly number?: "singular" | "plural" | "any";
            readonly quantity?: components["schemas"]["Yes"];
            readonly timeHabit?: components["schemas"]["Yes"];
        };
        /** @description u up, d down, o out from the signer, i in, D and N toward that hand's side; letters together are diagonal, + is half-way between its terms. */
        readonly Direction: string;
        /**
         * @description From the skin: 0, 4, 10, 18, 28 and 38 cm.
         * @enum {unknown}
         */
        readonly Distance: "touch" | "close" | "near" | "middle" | "far" | "stretched";
        readonly English: string;
        /** @enum {unknown} */
        readonly Eyes: "neutral" | "wide" | "squint" | "closed" | "droop" | "smile";
        readonly Form: {
            readonly alt: string;
            /** @description The same in Hindi. */
            readonly altHi: string;
            readonly concept: string;
            readonly confidence: components["schemas"]["Confidence"];
            readonly gloss: string;
            /** @description Forms that are made alike and mean something else. */
            readonly homonyms?: readonly string[];
            readonly id: string;
            readonly kind: components["schemas"]["ConceptKind"];
            readonly origin: components["schemas"]["Origin"];
            /** @description Where this form is used, as the source says; 'unknown' unless it says. */
            readonly region: string;
            readonly reviews?: readonly components["schemas"]["Review"][];
            readonly segments: readonly [
                components["schemas"]["Segment"],
                ...components["schemas"]["Segment"][]
            ];
            readonly sources: readonly components["schemas"]["Source"][];
            /** @description Fields that are a guess. */
            readonly uncertain: readonly components["schemas"]["Uncertainty"][];
            readonly variant?: string;
        };
        /** @enum {unknown} */
        readonly Frame: "intransitive" | "transitive" | "ambitransitive" | "ditransitive" | "motion" | "locative" | "weather";
        /** @enum {unknown} */
        readonly Gaze: "ahead" | "up" | "down" | "D" | "N" | "away" | "hands";
        readonly Hand: {
            readonly at?: components["schemas"]["At"];
            readonly contact?: components["schemas"]["Contact"];
            /** @description Where this hand's way here swells to, and how far. */
            readonly curve?: components["schemas"]["Curve"];
            /** @description Where the fingers would point if they were straight. */
            readonly ext: components["schemas"]["Direction"];
            readonly hs: components["schemas"]["Handshape"];
            readonly palm: components["schemas"]["Direction"];
            /** @description The site of this hand that is at the place; the palm when absent. */
            readonly point?: components["schemas"]["Site"];
            /** @description The exact handshape where none of the named ones is it; hs is then the nearest one. */
            readonly shape?: components["schemas"]["Shape"];
        };
        /** @enum {unknown} */
        readonly Handshape: "relaxed" | "flat" | "flat-thumb" | "five" | "claw" | "bent" | "fist" | "thumb" | "index" | "hook" | "h" | "h-bent" | "v" | "v-bent" | "three" | "w" | "four" | "ring" | "pinch" | "bunch" | "y" | "little" | "little-hook" | "horns" | "l" | "c" | "c-index" | "o" | "o-index" | "three-thumb" | "middle" | "six" | "u";
        /** @enum {unknown} */
        readonly Head: "neutral" | "nod" | "nods" | "shake" | "tilt-D" | "tilt-N" | "forward" | "back" | "chin-up" | "chin-down" | "turn-D" | "turn-N" | "sway";
        readonly Id: string;
        /** @description Said apart from the sentence. */
        readonly Interjection: {
            readonly negative?: components["schemas"]["Yes"];
            readonly polite?: components["schemas"]["Yes"];
            readonly question?: components["schemas"]["Yes"];
        };
        readonly KnownSource: {
            /**
             * @description signers: Indian signers were seen. reference: published. gesture: everyday life. second: agrees with another and never stands alone.
             * @enum {unknown}
             */
            readonly kind: "signers" | "reference" | "gesture" | "second";
            readonly name: string;
            /** @description Of a name that describes; absent where it is a name alone. */
            readonly nameHi?: string;
        };
        readonly LetterVariant: {
            readonly sameAs?: components["schemas"]["Variant"];
        };
        readonly LetterVariants: {
            readonly v1: components["schemas"]["LetterVariant"];
            readonly v2: components["schemas"]["LetterVariant"];
        };
        /** @enum {unknown} */
        readonly Marks: "emotion" | "grammar";
        /** @description can, must, will. */
        readonly Modal: {
            readonly negative?: components["schemas"]["Yes"];
            /** @enum {unknown} */
            readonly tense?: "future";
        };
        readonly Motion: {
            /**
             * @description N is half a turn behind D.
             * @constant
             */
            readonly alternating?: true;
            /** @description Arc: where it swells. Circle: the second direction it turns through. Wave, zigzag: where it swings. Brush: where it lifts off. */
            readonly bulge?: components["schemas"]["Direction"];
            /** @description First direction; N does the mirror image of what D does under sym mirror. */
            readonly dir?: components["schemas"]["Direction"];
            /**
             * @description Both when absent.
             * @enum {unknown}
             */
            readonly hand?: "D" | "N" | "both";
            /** @description Of all its repeats. */
            readonly ms?: number;
            readonly repeat?: number;
            /** @description Centimetres; degrees for twist, nod, swing and stir. */
            readonly size?: number;
            /** @description Open and close: the handshape it ends in. */
            readonly to?: components["schemas"]["Handshape"];
            readonly type: components["schemas"]["MotionType"];
        };
        /** @enum {unknown} */
        readonly MotionType: "straight" | "arc" | "circle" | "shake" | "tap" | "twist" | "nod" | "wiggle" | "close" | "open" | "tremble" | "wave" | "zigzag" | "brush" | "swing" | "stir";
        /** @enum {unknown} */
        readonly Mouth: "neutral" | "smile" | "laugh" | "corners-down" | "pressed" | "open" | "round" | "tight" | "tremble" | "pout" | "stretched";
        /** @description Visemes of the English and of the Hindi word, as forms write them. */
        readonly MouthedForm: {
            readonly en: components["schemas"]["Mouthing"];
            readonly hi: components["schemas"]["Mouthing"];
        };
        /** @description Visemes in order: vowels a e i o u; m for b m p; f for f v; s for s z t d n; l; r; w; k for k g; - is a rest. */
        readonly Mouthing: string;
        readonly Mouthings: {
            readonly forms: {
                readonly [key: string]: components["schemas"]["MouthedForm"];
            };
            /**
             * @description Signers differ in what they mouth and whether they do: no form's own, and no mark of a right sign.
             * @constant
             */
            readonly mouthing: "varies";
            readonly source: string;
        };
        /** @description not, don't. */
        readonly Negator: {
            readonly imperative?: components["schemas"]["Yes"];
        };
        /** @description Face, head and body from the beginning of the segment's move to its end. */
        readonly NonManual: {
            readonly body?: components["schemas"]["Body"];
            readonly brows?: components["schemas"]["Brows"];
            readonly cheeks?: components["schemas"]["Cheeks"];
            readonly eyes?: components["schemas"]["Eyes"];
            readonly gaze?: components["schemas"]["Gaze"];
            readonly head?: components["schemas"]["Head"];
            readonly mouth?: components["schemas"]["Mouth"];
            readonly mouthing?: components["schemas"]["Mouthing"];
            /** @description 1 when absent. */
            readonly strength?: number;
        };
        /** @description How a noun behaves in an English sentence. */
        readonly Noun: {
            /**
             * @description What stands before it when the signs do not say: a, the, nothing, or the owner.
             * @enum {unknown}
             */
            readonly article: "indefinite" | "definite" | "none" | "possessed";
            /** @description Being there. */
            readonly at?: components["schemas"]["PlacePreposition"];
            /**
             * @description A quality asked for with WHAT.
             * @constant
             */
            readonly attribute?: true;
            /**
             * @description Another noun just before it tells its kind: a school bag, apple juice.
             * @constant
             */
            readonly compounds?: true;
            /**
             * @description Preposition of the place, person or thing that it leads to or is of: a ticket to Delhi.
             * @enum {unknown}
             */
            readonly goal?: "to" | "for" | "of" | "about";
            /** @enum {unknown} */
            readonly number: "count" | "mass" | "plural" | "proper";
            readonly plural?: components["schemas"]["English"];
            /**
             * @description Belongs to somebody: a person just before it is its owner.
             * @constant
             */
            readonly relational?: true;
            /**
             * @description There are usually several of it where nothing says how many: eggs, coins.
             * @constant
             */
            readonly several?: true;
            /**
             * @description Going there; 'to' when absent.
             * @enum {unknown}
             */
            readonly to?: "none" | "to" | "into" | "on";
            readonly type: components["schemas"]["NounType"];
        };
        /** @enum {unknown} */
        readonly NounType: "person" | "kin" | "animal" | "thing" | "place" | "vehicle" | "time" | "event" | "body" | "abstract" | "proper";
        /** @enum {unknown} */
        readonly Origin: "isl" | "gesture";
        /** @enum {unknown} */
        readonly Place: "head-top" | "forehead" | "forehead-side" | "between-brows" | "eye" | "temple" | "nose" | "nose-side" | "upper-lip" | "mouth" | "teeth" | "tongue" | "cheek" | "chin" | "under-chin" | "ear" | "ear-lobe" | "neck" | "shoulder" | "shoulder-front" | "upper-chest" | "chest" | "chest-side" | "stomach" | "waist" | "waist-side";
        /** @enum {unknown} */
        readonly PlacePreposition: "in" | "at" | "on";
        /** @description A base handshape with what its thumb and fingers do. */
        readonly PlainShape: {
            readonly base: components["schemas"]["ShapeBase"];
            /** @description Of the base's selected fingers. */
            readonly bend?: components["schemas"]["Bending"];
            /** @description Of single fingers, 1 the thumb. */
            readonly bends?: {
                readonly [key: string]: components["schemas"]["Bending"];
            };
            /** @description Selected in place of the base's own: 2 index to 5 little finger. */
            readonly fingers?: string;
            /**
             * @description Of a hand bent to a C: how far the thumb is from the fingers.
             * @enum {unknown}
             */
            readonly opening?: "tight" | "slack";
            /** @description At the side of the hand when absent. */
            readonly thumb?: components["schemas"]["ThumbPosition"];
        };
        /** @description Person, number and gender. */
        readonly Pronoun: {
            /** @enum {unknown} */
            readonly gender?: "male" | "female" | "thing";
            readonly indefinite?: components["schemas"]["Yes"];
            /** @enum {unknown} */
            readonly number: "singular" | "plural";
            /** @enum {unknown} */
            readonly person: 1 | 2 | 3;
        };
        readonly Provenance: {
            /** @description By id. A form may name no other source. */
            readonly sources: {
                readonly [key: string]: components["schemas"]["KnownSource"];
            };
            /** @description Every word that may have a form, by the form's id. */
            readonly words: {
                readonly [key: string]: components["schemas"]["WordProvenance"];
            };
        };
        /** @description What a question sign asks for. */
        readonly Question: {
            readonly asks: components["schemas"]["Asks"];
        };
        readonly Relations: {
            /** @description Pairs of concepts that mean the opposite. */
            readonly opposites: readonly components["schemas"]["ConceptPair"][];
            /** @description Groups of concepts that come up together. */
            readonly related: readonly components["schemas"]["ConceptGroup"][];
        };
        readonly Review: {
            readonly date: string;
            readonly note?: string;
            readonly region: string;
            readonly verdict: components["schemas"]["Verdict"];
            readonly who: string;
        };
        readonly Segment: {
            readonly D?: components["schemas"]["Hand"];
            /** @description Milliseconds it rests after its motions; 380 when absent. */
            readonly hold?: number;
            readonly motion?: readonly components["schemas"]["Motion"][];
            /** @description Milliseconds of the way into this segment; 220 when absent. */
            readonly move?: number;
            readonly N?: components["schemas"]["Hand"];
            readonly nmf?: components["schemas"]["NonManual"];
            /**
             * @description The hands stay in touch on the way into this segment.
             * @constant
             */
            readonly slide?: true;
            /** @description The other hand does as D does, mirrored or alongside; without N. */
            readonly sym?: components["schemas"]["Symmetry"];
        };
        /** @description One English reading of a concept; what grammar needs of its class stands beside it. */
        readonly Sense: {
            readonly adjective?: components["schemas"]["Adjective"];
            readonly adverb?: components["schemas"]["Adverb"];
            readonly determiner?: components["schemas"]["Determiner"];
            readonly en: components["schemas"]["English"];
            readonly interjection?: components["schemas"]["Interjection"];
            /** @description English base forms that mean this; the first is the one to write. */
            readonly lemmas: readonly [
                components["schemas"]["English"],
                ...components["schemas"]["English"][]
            ];
            readonly modal?: components["schemas"]["Modal"];
            readonly negator?: components["schemas"]["Negator"];
            readonly noun?: components["schemas"]["Noun"];
            readonly pronoun?: components["schemas"]["Pronoun"];
            readonly question?: components["schemas"]["Question"];
            readonly verb?: components["schemas"]["Verb"];
            readonly wordClass: components["schemas"]["WordClass"];
        };
        readonly Shape: {
            /** @description The hand is half-way from `is` to this. */
            readonly between?: components["schemas"]["PlainShape"];
            readonly is: components["schemas"]["PlainShape"];
        };
        /**
         * @description The base handshapes of HamNoSys.
         * @enum {unknown}
         */
        readonly ShapeBase: "fist" | "flat" | "finger2" | "finger23" | "finger23spread" | "finger2345" | "pinch12" | "pinch12open" | "pinchall" | "cee12" | "cee12open" | "ceeall";
        /** @description Centimetres toward D-side, up and out; negative for the other way. */
        readonly Shift: {
            readonly D?: number;
            readonly o?: number;
            readonly u?: number;
        };
        /**
         * @description D: the dominant hand, or its side; N: the other.
         * @enum {unknown}
         */
        readonly Side: "D" | "N";
        /**
         * @description A point on the skin of a hand.
         * @enum {unknown}
         */
        readonly Site: "palm" | "back" | "heel" | "wrist" | "wrist-back" | "fingers" | "thumb-edge" | "little-edge" | "fist-top" | "fist-base" | "fork" | "thumb.tip" | "thumb.pad" | "thumb.nail" | "thumb.mid" | "thumb.mid-back" | "index.tip" | "index.pad" | "index.nail" | "index.mid" | "index.mid-back" | "index.thumb-side" | "index.little-side" | "index.base" | "index.knuckle" | "middle.tip" | "middle.pad" | "middle.nail" | "middle.mid" | "middle.mid-back" | "middle.thumb-side" | "middle.little-side" | "middle.base" | "middle.knuckle" | "ring.tip" | "ring.pad" | "ring.nail" | "ring.mid" | "ring.mid-back" | "ring.thumb-side" | "ring.little-side" | "ring.base" | "ring.knuckle" | "little.tip" | "little.pad" | "little.nail" | "little.mid" | "little.mid-back" | "little.thumb-side" | "little.little-side" | "little.base" | "little.knuckle";
        readonly Source: {
            /** @description What the clip is called there in which it was seen. */
            readonly clip?: string;
            readonly name: string;
            /** @description Where the person shown is from, as the source says; 'unknown' or absent unless it says. */
            readonly region?: string;
            readonly seconds?: components["schemas"]["ClipSeconds"];
            /** @description What was seen or read there. */
            readonly seen: string;
            /** @description The same in Hindi. */
            readonly seenHi: string;
            readonly year?: number;
        };
        /** @enum {unknown} */
        readonly Symmetry: "mirror" | "parallel";
        /** @description What a site meets: the other hand's site (N.thumb.tip), a part of its arm (N.forearm, N.forearm-inside, N.elbow, N.elbow-inside, N.upper-arm), or a place, with its side where there are two (cheek.D). */
        readonly Target: string;
        /** @enum {unknown} */
        readonly ThumbPosition: "out" | "across" | "opposed";
        /** @enum {unknown} */
        readonly Uncertainty: "handshape" | "direction" | "palm" | "place" | "contact" | "movement" | "repeat" | "hands" | "face" | "variant";
        /** @enum {unknown} */
        readonly Variant: "v1" | "v2";
        /** @description Which arguments a verb takes, and what is meant when no sign says when. */
        readonly Verb: {
            /**
             * @description Who or what does it: only a person, a person or animal, only a thing, or anything. By its frame where it is left out.
             * @enum {unknown}
             */
            readonly agent?: "person" | "animate" | "thing" | "any";
            /**
             * @description It may stand without an object: the bus has left, we met.
             * @constant
             */
            readonly alone?: true;
            /**
             * @description Told to do it without saying to whom, it is for oneself: give me the bill.
             * @constant
             */
            readonly askedFor?: true;
            /** @description What is meant without a time word: event is happening, ongoing goes on, moment is over, act is over and done on purpose, so that it can be told to do, state and habit hold. */
            readonly aspect: components["schemas"]["Aspect"];
            /**
             * @description What it is done to is at another place after it: take him to the hospital.
             * @constant
             */
            readonly carries?: true;
            /**
             * @description Preposition of the person it is done with: play with.
             * @enum {unknown}
             */
            readonly company?: "with";
            /**
             * @description Form of a verb it governs.
             * @enum {unknown}
             */
            readonly complement?: "to" | "ing";
            /**
             * @description Its object may be its subject: the shop opens.
             * @constant
             */
            readonly ergative?: true;
            readonly frame: components["schemas"]["Frame"];
            /** @description What a whole clause after it is: a fact (know that), a wish (want you to come), an order (tell you to come). */
            readonly governs?: readonly ("fact" | "wish" | "order")[];
            /**
             * @description It meets one hand, not both: break my hand.
             * @constant
             */
            readonly harms?: true;
            /**
             * @description Another verb before it is what one can do: know how to swim.
             * @constant
             */
            readonly howTo?: true;
            /**
             * @description Joins a subject to an adjective: feel sad.
             * @constant
             */
            readonly linking?: true;
            /** @description Preposition of its object. */
            readonly object?: components["schemas"]["English"];
            /**
             * @description Its object is the kind and not one of it: I like dogs.
             * @constant
             */
            readonly ofKinds?: true;
            /**
             * @description Added without an object: sit down.
             * @enum {unknown}
             */
            readonly particle?: "down" | "up";
            /**
             * @description What it is done to, where not to anything: never to persons, only to persons, to a place, or to what is switched on.
             * @enum {unknown}
             */
            readonly patient?: "thing" | "person" | "place" | "machine";
            /**
             * @description Only the person can know it, so said to YOU it is a question.
             * @constant
             */
            readonly private?: true;
            /**
             * @description Preposition of who gets it.
             * @enum {unknown}
             */
            readonly recipient?: "to" | "for";
        };
        /** @enum {unknown} */
        readonly Verdict: "right" | "wrong" | "withdraw";
        /**
         * @description Of a concept's sense any but name, which the rewriter gives to spelled names.
         * @enum {unknown}
         */
        readonly WordClass: "noun" | "verb" | "adjective" | "adverb" | "pronoun" | "possessive" | "determiner" | "question" | "interjection" | "preposition" | "conjunction" | "modal" | "negator" | "particle" | "letter" | "numeral" | "expression" | "name";
        readonly WordProvenance: {
            /** @description How many independent clips of one source show it alike; two are enough for high. */
            readonly clips?: number;
            readonly confidence: components["schemas"]["Confidence"];
            readonly from: readonly components["schemas"]["Id"][];
            /**
             * @description The clip is of this sign alone and clear; then one is enough for high.
             * @constant
             */
            readonly isolated?: true;
            /** @description The sign is made on this letter of the hand alphabet. */
            readonly letter?: string;
            readonly origin: components["schemas"]["Origin"];
            /** @description What the sign is a picture of; then one clear view is enough for high. */
            readonly pictures?: string;
        };
        /** @constant */
        readonly Yes: true;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Adjective = components['schemas']['Adjective'];
export type Adverb = components['schemas']['Adverb'];
export type AdverbKind = components['schemas']['AdverbKind'];
export type Alphabet = components['schemas']['Alphabet'];
export type Alphabets = components['schemas']['Alphabets'];
export type Asks = components['schemas']['Asks'];
export type Aspect = components['schemas']['Aspect'];
export type At = components['schemas']['At'];
export type Bending = components['schemas']['Bending'];
export type Body = components['schemas']['Body'];
export type Brows = components['schemas']['Brows'];
export type Categories = components['schemas']['Categories'];
export type Category = components['schemas']['Category'];
export type CategoryId = components['schemas']['CategoryId'];
export type Cheeks = components['schemas']['Cheeks'];
export type ClipSeconds = components['schemas']['ClipSeconds'];
export type Concept = components['schemas']['Concept'];
export type ConceptGroup = components['schemas']['ConceptGroup'];
export type ConceptKind = components['schemas']['ConceptKind'];
export type ConceptPair = components['schemas']['ConceptPair'];
export type Confidence = components['schemas']['Confidence'];
export type Contact = components['schemas']['Contact'];
export type Curve = components['schemas']['Curve'];
export type Datasets = components['schemas']['Datasets'];
export type Determiner = components['schemas']['Determiner'];
export type Direction = components['schemas']['Direction'];
export type Distance = components['schemas']['Distance'];
export type English = components['schemas']['English'];
export type Eyes = components['schemas']['Eyes'];
export type Form = components['schemas']['Form'];
export type Frame = components['schemas']['Frame'];
export type Gaze = components['schemas']['Gaze'];
export type Hand = components['schemas']['Hand'];
export type Handshape = components['schemas']['Handshape'];
export type Head = components['schemas']['Head'];
export type Id = components['schemas']['Id'];
export type Interjection = components['schemas']['Interjection'];
export type KnownSource = components['schemas']['KnownSource'];
export type LetterVariant = components['schemas']['LetterVariant'];
export type LetterVariants = components['schemas']['LetterVariants'];
export type Marks = components['schemas']['Marks'];
export type Modal = components['schemas']['Modal'];
export type Motion = components['schemas']['Motion'];
export type MotionType = components['schemas']['MotionType'];
export type Mouth = components['schemas']['Mouth'];
export type MouthedForm = components['schemas']['MouthedForm'];
export type Mouthing = components['schemas']['Mouthing'];
export type Mouthings = components['schemas']['Mouthings'];
export type Negator = components['schemas']['Negator'];
export type NonManual = components['schemas']['NonManual'];
export type Noun = components['schemas']['Noun'];
export type NounType = components['schemas']['NounType'];
export type Origin = components['schemas']['Origin'];
export type Place = components['schemas']['Place'];
export type PlacePreposition = components['schemas']['PlacePreposition'];
export type PlainShape = components['schemas']['PlainShape'];
export type Pronoun = components['schemas']['Pronoun'];
export type Provenance = components['schemas']['Provenance'];
export type Question = components['schemas']['Question'];
export type Relations = components['schemas']['Relations'];
export type Review = components['schemas']['Review'];
export type Segment = components['schemas']['Segment'];
export type Sense = components['schemas']['Sense'];
export type Shape = components['schemas']['Shape'];
export type ShapeBase = components['schemas']['ShapeBase'];
export type Shift = components['schemas']['Shift'];
export type Side = components['schemas']['Side'];
export type Site = components['schemas']['Site'];
export type Source = components['schemas']['Source'];
export type Symmetry = components['schemas']['Symmetry'];
export type Target = components['schemas']['Target'];
export type ThumbPosition = components['schemas']['ThumbPosition'];
export type Uncertainty = components['schemas']['Uncertainty'];
export type Variant = components['schemas']['Variant'];
export type Verb = components['schemas']['Verb'];
export type Verdict = components['schemas']['Verdict'];
export type WordClass = components['schemas']['WordClass'];
export type WordProvenance = components['schemas']['WordProvenance'];
export type Yes = components['schemas']['Yes'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
