import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { productPath } from '../../../lib/paths';
import type { Sign, SignForm } from '../api';
import styles from './letter-switch.module.css';

type Variant = NonNullable<SignForm['variant']>;
const variants = ['v1', 'v2'] as const satisfies readonly Variant[];

/** The letter in both alphabets; the one that is shown, and the way to the other. */
export function LetterSwitch({ sign }: { readonly sign: Sign }) {
  const { t } = useTranslation();
  const ways = variants.flatMap((variant) => {
    const id = [sign._id, ...(sign.variants ?? [])].find((one) => one.endsWith(`-${variant}`));
    return id === undefined ? [] : [{ variant, id }];
  });
  if (ways.length < 2) return null;
  return (
    <nav className={styles.switch} aria-label={t('letters.two')}>
      <p aria-hidden="true">{t('letters.two')}</p>
      <ul className={styles.ways}>
        {ways.map(({ variant, id }) => {
          const picture = sign.forms.find((form) => form.id === id)?.image;
          return (
            <li key={variant}>
              <Link
                to={productPath(id)}
                replace
                className={styles.way}
                aria-current={id === sign._id ? 'page' : undefined}
              >
                {picture && <img src={picture} alt="" width={640} height={640} />}
                <span>{t(`letters.${variant}`)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
