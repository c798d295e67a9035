import styles from './key-hint.module.css';

/** The key beside its button; a reader hears it from `aria-keyshortcuts`. */
export function KeyHint({ name }: { readonly name: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {name}
    </span>
  );
}
