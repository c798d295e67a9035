import type { components } from '@isl/contracts/frames';
import { useTranslation } from '../i18n/use-translation';
import { type FaceChannel, useFaceWords } from './use-face-words';

type Answer = components['schemas']['FrameProcessed'];

/**
 * Name and value of everything that is known of a face, in the reader's language; the service's own
 * text where it sends no codes.
 */
export function useFaceLines(): (answer: Answer) => Readonly<Record<string, string>> {
  const { t } = useTranslation();
  const { stateOf, nameOf, wordOf } = useFaceWords();
  return ({ face_state: state, face_parameters: parameters, face_analysis: text }) => {
    if (state === undefined) return text;
    const lines = (Object.keys(parameters) as FaceChannel[]).flatMap((channel) => {
      const measured = parameters[channel];
      return measured ? [[nameOf(channel), wordOf(channel, measured.word)]] : [];
    });
    return Object.fromEntries([[t('face.state'), stateOf(state)], ...lines]);
  };
}
