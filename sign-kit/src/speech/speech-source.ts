export type SpeechFault = 'absent' | 'denied' | 'noMicrophone' | 'network' | 'silence' | 'failed';

export type SpeechListener = {
  /** What may still change; empty when nothing is open. */
  readonly onInterim: (text: string) => void;
  readonly onFinal: (text: string) => void;
  readonly onFault: (fault: SpeechFault) => void;
  readonly onEnd: () => void;
};

/** Something that hears words; the browser's recogniser, or a test's. */
export type SpeechSource = {
  readonly isAvailable: boolean;
  /** Begins to listen; the answer ends it. */
  readonly listen: (languageTag: string, listener: SpeechListener) => () => void;
};

type RecognitionResult = {
  readonly isFinal: boolean;
  readonly [index: number]: { readonly transcript: string } | undefined;
};

/** The part of the browser's SpeechRecognition that is used; TypeScript's DOM has no name for it. */
export type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult:
    | ((event: {
        readonly resultIndex: number;
        readonly results: ArrayLike<RecognitionResult>;
      }) => void)
    | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
};

const FAULTS: Readonly<Record<string, SpeechFault>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'noMicrophone',
  network: 'network',
  'no-speech': 'silence',
};

/** The browser's recogniser, under its name of today or its name with a prefix. */
export function browserSpeech(page: object): SpeechSource {
  const { SpeechRecognition, webkitSpeechRecognition } = page as Readonly<
    Record<string, (new () => Recognition) | undefined>
  >;
  return speechFrom(SpeechRecognition ?? webkitSpeechRecognition ?? null);
}

/** A source around any recogniser of that shape; null is a browser without one. */
export function speechFrom(Recogniser: (new () => Recognition) | null): SpeechSource {
  return {
    isAvailable: Recogniser !== null,
    listen: (languageTag, listener) => {
      if (Recogniser === null) {
        listener.onFault('absent');
        listener.onEnd();
        return () => undefined;
      }
      const recognition = new Recogniser();
      recognition.lang = languageTag;
      recognition.continuous = true;
      recognition.interimResults = true;
      recognition.onresult = ({ resultIndex, results }) => {
        const fresh = Array.from(results).slice(resultIndex);
        const said = (isFinal: boolean): string =>
          fresh
            .filter((result) => result.isFinal === isFinal)
            .map((result) => result[0]?.transcript.trim() ?? '')
            .filter((text) => text !== '')
            .join(' ');
        const final = said(true);
        if (final !== '') listener.onFinal(final);
        listener.onInterim(said(false));
      };
      recognition.onerror = ({ error }) => {
        if (error !== 'aborted') listener.onFault(FAULTS[error] ?? 'failed');
      };
      recognition.onend = () => {
        listener.onInterim('');
        listener.onEnd();
      };
      try {
        recognition.start();
      } catch {
        listener.onFault('failed');
        listener.onEnd();
      }
      return () => recognition.stop();
    },
  };
}
