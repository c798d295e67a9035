import { useTranslation } from '../../../lib/i18n/use-translation';
import type en from '../../../messages/en.json';
import type { GenerateReply } from './api';
import { readFeatures } from './features';

type Said = typeof en.prediction.faceLine.what;
/** The messages of the codes that the grammar's rules use. */
type WhatKey = {
  [C in keyof Said]: `prediction.faceLine.what.${C}.${keyof Said[C] & string}`;
}[keyof Said];
type FaceLine = { readonly text: string; readonly lang: string };

/** Of more signs than these the first two and the last two are named, as in the reply's own lines. */
const MOST_NAMED = 6;

/** The reply's lines for face and body: as they came in English, else said anew from its spans. */
export function useFaceLines(reply: GenerateReply): readonly FaceLine[] {
  const { t, i18n } = useTranslation();
  const { gloss, spans } = reply;
  const lines = readFeatures(reply.non_manual_features).map((text) => ({ text, lang: 'en' }));
  if (i18n.language === 'en' || spans.length !== lines.length) return lines;
  const isSaid = (key: string): key is WhatKey => i18n.exists(key);
  return lines.map((line, at) => {
    const span = spans[at];
    const what = `prediction.faceLine.what.${span?.channel}.${span?.value}`;
    if (!span || !isSaid(what)) return line;
    const text = t('prediction.faceLine.whole', {
      part: t(`prediction.faceLine.part.${span.channel}`),
      what: t(what),
      signs: named(gloss.slice(span.start, span.end)),
    });
    return { text, lang: i18n.language };
  });
}

const named = (signs: readonly string[]): string =>
  signs.length <= MOST_NAMED
    ? signs.join(' ')
    : `${signs.slice(0, 2).join(' ')} … ${signs.slice(-2).join(' ')}`;
