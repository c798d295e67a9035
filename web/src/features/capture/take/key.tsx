import styles from './key.module.css';

/** The key that does the same as the button it stands in; only where there is a keyboard. */
export function Key({ name }: { readonly name: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {name}
    </span>
  );
}
