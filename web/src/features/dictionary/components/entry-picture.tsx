import styles from './entry-picture.module.css';

/** The picture of an entry on its stage; its place is kept while it is on its way. */
export function EntryPicture({
  src,
  alt,
  isEager = false,
}: {
  readonly src: string;
  readonly alt: string;
  readonly isEager?: boolean;
}) {
  return (
    <span className={styles.stage}>
      <img
        src={src}
        alt={alt}
        width={320}
        height={320}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        className={styles.picture}
      />
    </span>
  );
}
