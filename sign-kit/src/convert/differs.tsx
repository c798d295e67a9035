import type { Converted } from '@isl/grammar';
import { toLink } from '../frame/query.js';
import { useApp } from '../ui/context.js';

/** Of the app around the pages, which has the form. */
const SCREEN = '/dashboard/TextToSign';
/** Of the app's contract: what is one sentence, and its signs. */
const LONGEST_SENTENCE = 500;
const MOST_SIGNS = 200;
const LONGEST_GLOSS = 200;

/** For whoever signs a sentence otherwise: the app takes it from here, signed in or not. */
export function Differs({
  text,
  converted: { glosses, marks, language },
  version,
}: {
  readonly text: string;
  readonly converted: Converted;
  readonly version: string;
}) {
  const { t, send, isFramed, config } = useApp();
  const signs = glosses.map(({ gloss, isSpelled }) => (isSpelled ? [...gloss].join('-') : gloss));
  const [app] = config?.webOrigins ?? [];
  if (signs.length === 0 || (!isFramed && app === undefined)) return null;
  const isLong =
    [...text].length > LONGEST_SENTENCE ||
    signs.length > MOST_SIGNS ||
    signs.some((sign) => sign.length > LONGEST_GLOSS);
  if (isLong) return <p class="hint">{t('differs.tooLong', { n: LONGEST_SENTENCE })}</p>;
  if (!isFramed) {
    return (
      <p class="differs">
        <a href={toLink(`${app}${SCREEN}`, { text })}>{t('differs.inApp')}</a>
      </p>
    );
  }
  return (
    <p class="differs">
      <button
        type="button"
        class="quiet"
        onClick={() =>
          send({
            type: 'signkit:differs',
            ...{ sentence: text, language, glosses: signs, rules: version },
            spans: marks.map(({ type, start, end }) => ({ type, start, end })),
          })
        }
      >
        {t('differs.say')}
      </button>
    </p>
  );
}
