import styles from './framing.module.css';

/** Where head and shoulders belong in the picture, with room for the hands. */
export function Framing() {
  return (
    <svg viewBox="0 0 640 480" className={styles.framing} aria-hidden="true">
      <ellipse cx="320" cy="150" rx="62" ry="80" />
      <path d="M150 480 C150 340 215 290 285 268 L285 225 M490 480 C490 340 425 290 355 268 L355 225" />
    </svg>
  );
}
