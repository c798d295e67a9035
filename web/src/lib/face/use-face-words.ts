import type { components } from '@isl/contracts/frames';
import type { FaceState } from '@isl/contracts/vocabulary';
import { useTranslation } from '../i18n/use-translation';

type Answer = components['schemas']['FrameProcessed'];
export type FaceParameters = Answer['face_parameters'];
export type FaceChannel = keyof FaceParameters;
type Code<C extends FaceChannel> = NonNullable<FaceParameters[C]>['word'];
/** The messages that say each channel's codes; messages.test holds the catalogues against them. */
export type FaceWords = { readonly [C in FaceChannel]-?: Readonly<Record<Code<C>, string>> };
type WordKey = { [C in FaceChannel]-?: `face.words.${C}.${Code<C>}` }[FaceChannel];

/** What a face does, in the reader's language. */
export function useFaceWords() {
  const { t, i18n } = useTranslation();
  const isKnown = (key: string): key is WordKey => i18n.exists(key);
  return {
    isChannel: (name: string): name is FaceChannel => i18n.exists(`face.names.${name}`),
    stateOf: (state: FaceState): string => t(`face.states.${state}`),
    nameOf: (channel: FaceChannel): string => t(`face.names.${channel}`),
    /** A code that only a newer service knows is shown as it came. */
    wordOf: (channel: FaceChannel, code: string): string => {
      const key = `face.words.${channel}.${code}`;
      return isKnown(key) ? t(key) : code;
    },
  };
}
