import type { Translate } from '../../../lib/i18n/translate';
import { useTold } from '../../../lib/i18n/use-told';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type en from '../../../messages/en.json';
import type { SignForm } from '../api';
import styles from './sign-view.module.css';

type KnownField = keyof (typeof en)['sign']['uncertainField'];

/** How one form is made, where it is from, and what of it is a guess. */
export function FormFacts({ form }: { readonly form: SignForm }) {
  const { t, i18n } = useTranslation();
  const told = useTold();
  const { alt, altHi, region, origin, sources, uncertain } = form;
  const made = told(alt, altHi);
  const isKnown = (field: string): field is KnownField =>
    i18n.exists(`sign.uncertainField.${field}`);
  return (
    <>
      <section>
        <h2 className={styles.heading}>{t('sign.made')}</h2>
        <p lang={made.lang}>{made.text}</p>
        {origin === 'gesture' && <p className={styles.muted}>{t('sign.gesture')}</p>}
      </section>
      {uncertain.length > 0 && (
        <section>
          <h2 className={styles.heading}>{t('sign.uncertain')}</h2>
          <ul className={styles.bullets}>
            {uncertain.map((field) => (
              <li key={field}>{isKnown(field) ? t(`sign.uncertainField.${field}`) : field}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className={styles.heading}>{t('sign.where')}</h2>
        <p>{region === 'unknown' ? t('sign.unknownRegion') : region}</p>
        <p className={styles.muted}>{t('sign.region')}</p>
      </section>
      {sources.length > 0 && (
        <section>
          <h2 className={styles.heading}>{t('sign.sources')}</h2>
          <ul className={styles.bullets}>
            {sources.map((source) => (
              <SourceLine key={`${source.name} ${source.seen}`} source={source} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type Source = SignForm['sources'][number];

/** In which clip of a source it was seen, and when. */
function clipOf({ clip, seconds }: Source, t: Translate): string | undefined {
  if (clip === undefined) return undefined;
  if (seconds === undefined) return t('sign.sourceClip', { clip });
  return t('sign.sourceClipTime', { clip, from: seconds.from, to: seconds.to });
}

const regionOf = ({ region = 'unknown' }: Source, t: Translate): string =>
  region === 'unknown' ? t('sign.sourceRegionUnknown') : t('sign.sourceRegion', { region });

function SourceLine({ source }: { readonly source: SignForm['sources'][number] }) {
  const { t } = useTranslation();
  const told = useTold();
  const { name, nameHi, year, seen, seenHi } = source;
  const called = told(name, nameHi);
  const shown = told(seen, seenHi);
  return (
    <li>
      <span lang={called.lang}>
        {year === undefined ? called.text : t('sign.sourceOfYear', { name: called.text, year })}
      </span>
      <span lang={shown.lang} className={styles.seen}>
        {shown.text}
      </span>
      <span className={styles.seen}>
        {[clipOf(source, t), regionOf(source, t)].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}
