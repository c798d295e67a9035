import styles from './parameter-list.module.css';

/** The face's parameters as lines of 'name: value' (spec section 3). */
export function ParameterList({
  parameters,
  empty,
}: {
  readonly parameters: Readonly<Record<string, string>>;
  readonly empty: string;
}) {
  const lines = Object.entries(parameters);
  if (lines.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ul className={styles.lines}>
      {lines.map(([name, value]) => (
        <li key={name} className={styles.line}>
          {name}: <span className={styles.value}>{value}</span>
        </li>
      ))}
    </ul>
  );
}
