import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../lib/i18n/use-translation';
import styles from './card-section.module.css';
import type { SectionCard } from './sections';

/** A block of three cards, with a heading of its own or inside one that has it. */
export function CardSection({
  heading,
  cards,
}: {
  readonly heading?: string;
  readonly cards: readonly SectionCard[];
}) {
  const headingId = useId();
  const list = (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.text}>
          <Card card={card} />
        </li>
      ))}
    </ul>
  );
  if (heading === undefined) return list;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      {list}
    </section>
  );
}

function Card({ card: { text, Icon, path } }: { readonly card: SectionCard }) {
  const { t } = useTranslation();
  const inside = (
    <>
      <span className={styles.icon}>
        <Icon size={32} stroke={1.6} aria-hidden="true" />
      </span>
      <span className={styles.title}>{t(`${text}.title`)}</span>
      <span className={styles.text}>{t(`${text}.text`)}</span>
    </>
  );
  if (path === null) return <div className={styles.card}>{inside}</div>;
  return (
    <Link to={path} className={styles.card}>
      {inside}
    </Link>
  );
}
