import styles from './entry-picture.module.css';

/** The picture of an entry on its stage, its place kept meanwhile; over it a clip, if one is given. */
export function EntryPicture({
  src,
  alt,
  video,
  isEager = false,
}: {
  readonly src: string;
  readonly alt: string;
  readonly video?: string | undefined;
  readonly isEager?: boolean;
}) {
  return (
    <span className={styles.stage}>
      <img
        src={src}
        alt={alt}
        width={640}
        height={640}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        className={styles.picture}
      />
      {video !== undefined && (
        <video
          src={video}
          poster={src}
          autoPlay
          loop
          muted
          playsInline
          className={styles.picture}
        />
      )}
    </span>
  );
}
