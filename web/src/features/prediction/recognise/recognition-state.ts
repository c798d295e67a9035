import type { FrameFault } from '../../../lib/frames/use-frame-fault';
import type {
  FrameProcessed,
  FrameService,
  FrameSession,
} from '../../../lib/frames/use-frame-sockets';
import type { SocketState } from '../../../lib/socket/frame-socket';
import type { Face } from '../face/face-groups';
import type { FaceSample } from '../face/face-sample';
import type { Candidate, SignPrediction, Span } from '../words/signed-word';
import type { faceRead, sentenceCleared, wordReadAgain, wordsFinished } from '../words/slice';
import { type Felt, NOTHING_FELT } from './feelings';
import { emptyRun, type LetterRun } from './letter-run';
import { noOffer, type Offer, type OfferStep } from './offer';
import type { Skeleton } from './skeleton';
import type { RecognisedSign } from './vocabulary';

export const unknownFace: Face = { face_analysis: {}, face_parameters: {} };
export type EmotionLabel = FrameProcessed['predictions']['label'];

/** A word whose face is still being read. */
export type Open = {
  readonly key: string;
  readonly word: string;
  readonly span: Span;
  readonly cues: string;
};

/** What the page shows of the two services' answers. */
type Recognised = {
  readonly face: Face;
  /** What the emotion service said last; null before its first answer. */
  readonly emotion: {
    readonly label: EmotionLabel;
    readonly grammar: FrameProcessed['grammar'];
    readonly isUnsure: boolean;
    /** It had no picture to read a feeling of. */
    readonly isUnread: boolean;
    readonly error: FrameFault | null;
  } | null;
  /** What was felt outside of grammar. */
  readonly felt: Felt;
  readonly sign: SignPrediction | null;
  readonly signError: FrameFault | null;
  readonly skeleton: Skeleton | null;
  /** Null from a service that does not say what it recognises. */
  readonly vocabulary: readonly RecognisedSign[] | null;
  readonly models: Partial<Record<FrameService, string>>;
};

export type Recognition = Recognised & {
  readonly isRecording: boolean;
  /** A sign that ended before is no word. */
  readonly hearsFrom: number;
  readonly run: LetterRun;
  readonly offers: OfferStep;
  readonly samples: readonly FaceSample[];
  readonly open: readonly Open[];
  /** The keys of words are made of it and of how many there were. */
  readonly id: string;
  readonly wordCount: number;
};

/** Times are the device's own, in milliseconds. */
export type RecognitionEvent =
  | {
      readonly type: 'answered';
      readonly service: FrameService;
      readonly answer: FrameProcessed;
      readonly sentAt: number;
      readonly at: number;
      readonly hearsAvatar: boolean;
    }
  | {
      readonly type: 'sessionBegun';
      readonly service: FrameService;
      readonly session: FrameSession;
    }
  | {
      readonly type: 'connectionChanged';
      readonly service: FrameService;
      readonly state: SocketState;
    }
  /** A recording begins, without the feeling of the one before; nothing is a word yet. */
  | { readonly type: 'recordingBegun' }
  /** The face was seen at rest: what is signed from now on counts. */
  | { readonly type: 'calmEnded'; readonly at: number }
  | { readonly type: 'timePassed'; readonly at: number }
  | {
      readonly type: 'offerChosen';
      readonly offer: Offer;
      readonly chosen: Candidate;
      readonly at: number;
    }
  /** Ends the word being spelled; what comes late is not heard. */
  | { readonly type: 'recordingEnded'; readonly at: number }
  /** Another sentence begins: nothing of this one is left. */
  | { readonly type: 'sentenceForgotten' };

/** What becomes of the words, in this order. */
export type WordAction = ReturnType<
  typeof faceRead | typeof sentenceCleared | typeof wordReadAgain | typeof wordsFinished
>;
export type Step = { readonly state: Recognition; readonly actions: readonly WordAction[] };

export const noRecognition = (id: string): Recognition => ({
  isRecording: false,
  hearsFrom: Number.POSITIVE_INFINITY,
  run: emptyRun,
  offers: noOffer,
  samples: [],
  open: [],
  id,
  wordCount: 0,
  face: unknownFace,
  emotion: null,
  felt: NOTHING_FELT,
  sign: null,
  signError: null,
  skeleton: null,
  vocabulary: null,
  models: {},
});
