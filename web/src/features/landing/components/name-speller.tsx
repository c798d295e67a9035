import { IconFlipVertical, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PictureBadge, StatusBadges } from '../../../components/ui/status-badge';
import { alphabets, useAlphabet } from '../../../lib/alphabet';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { productPath } from '../../../lib/paths';
import { EXAMPLE, spell } from '../spelling';
import { speeds, USUAL_SPEED, usePlayer } from '../use-player';
import { LetterStrip } from './letter-strip';
import styles from './name-speller.module.css';

const MAX_LETTERS = 32;

/** Below this a keyboard lies over half of the page. */
const PHONE = '(max-width: 767px)';

/** Brings the field to the top, so that what it spells stands between it and the keyboard. */
function lift(field: HTMLInputElement): void {
  if (matchMedia(PHONE).matches) field.closest('label')?.scrollIntoView({ block: 'start' });
}

/**
 * Tells the style sheet how much of the page is to be seen, and lifts the field as soon as a keyboard lies over the
 * rest; whoever pressed the field before the app was there has one by then.
 */
function useSeenHeight(
  partRef: RefObject<HTMLElement | null>,
  fieldRef: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const follow = (): void => {
      // Fingers that enlarge the page see less of it as well.
      if (seen.scale !== 1) return;
      partRef.current?.style.setProperty('--seen-height', `${Math.round(seen.height)}px`);
      const field = fieldRef.current;
      if (field && field === document.activeElement) lift(field);
    };
    follow();
    seen.addEventListener('resize', follow);
    return () => seen.removeEventListener('resize', follow);
  }, [partRef, fieldRef]);
}

/** A name spelled in pictures as it is typed: no avatar to load, no account. */
export function NameSpeller() {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [chosen, choose] = useAlphabet();
  const alphabet = chosen ?? 'v2';
  const [speed, setSpeed] = useState<number>(USUAL_SPEED);
  const [isMirrored, setMirrored] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const partRef = useRef<HTMLElement>(null);
  useSeenHeight(partRef, inputRef);
  const { tiles, hasUnknown } = spell(name, alphabet);
  const shown = tiles.length > 0 ? tiles : spell(EXAMPLE, alphabet).tiles;
  const player = usePlayer(shown.length, speed);

  useEffect(() => {
    // What was typed before the app was there.
    if (inputRef.current?.value) setName(inputRef.current.value);
  }, []);
  const type = (field: HTMLInputElement): void => {
    const text = field.value;
    setName(text);
    // Pictures that came meanwhile may have moved it.
    if (field === document.activeElement) lift(field);
    // What was typed last is seen at once.
    player.show(Math.max(spell(text, alphabet).tiles.length - 1, 0));
  };

  return (
    <section ref={partRef} className={styles.section} aria-labelledby="name-heading">
      <div className={styles.inside}>
        <div className={styles.controls}>
          <h2 id="name-heading" className={styles.heading}>
            {t('landing.name.heading')}
          </h2>
          <p className={styles.intro}>{t('landing.name.intro')}</p>
          <label className={styles.label}>
            {t('landing.name.label')}
            <input
              ref={inputRef}
              className={styles.input}
              type="text"
              name="name"
              autoComplete="given-name"
              autoCapitalize="words"
              spellCheck={false}
              maxLength={MAX_LETTERS}
              value={name}
              aria-describedby="name-stays"
              onChange={({ currentTarget }) => type(currentTarget)}
              onFocus={({ currentTarget }) => lift(currentTarget)}
            />
          </label>
          <p id="name-stays" className={styles.stays}>
            {t('landing.name.stays')}
          </p>
          <p role="status" className={hasUnknown ? styles.unknown : undefined}>
            {hasUnknown && t('landing.name.unknown')}
          </p>
        </div>
        <div className={styles.shown}>
          <LetterStrip
            word={tiles.length > 0 ? name.trim() : EXAMPLE}
            tiles={shown}
            at={player.at}
            isMirrored={isMirrored}
            onShow={player.show}
          />
          <div className={styles.playing}>
            <button
              type="button"
              className={styles.play}
              onClick={player.isPlaying ? player.stop : player.play}
            >
              {player.isPlaying ? (
                <IconPlayerStop size={24} aria-hidden="true" />
              ) : (
                <IconPlayerPlay size={24} aria-hidden="true" />
              )}
              {player.isPlaying ? t('landing.name.stop') : t('landing.name.play')}
            </button>
            <label className={styles.speed}>
              {t('landing.name.speed')}
              <select value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
                {speeds.map((one) => (
                  <option key={one} value={one}>
                    {t('landing.name.times', { count: one, n: formatNumber(one) })}
                  </option>
                ))}
              </select>
            </label>
            <button
              type="button"
              className={styles.toggle}
              aria-pressed={isMirrored}
              onClick={() => setMirrored(!isMirrored)}
            >
              <IconFlipVertical size={24} aria-hidden="true" />
              {t('landing.name.mirror')}
            </button>
          </div>
          <div className={styles.badges}>
            <PictureBadge kind="avatar" />
            <StatusBadges status="draft" />
          </div>
        </div>
        <fieldset className={styles.choice}>
          <legend>{t('landing.name.alphabet')}</legend>
          <div className={styles.options}>
            {alphabets.map((one) => (
              <label key={one} className={styles.option}>
                <input
                  type="radio"
                  name="alphabet"
                  checked={alphabet === one}
                  onChange={() => choose(one)}
                />
                <img
                  src={`/static/signs/letter-a-${one}.webp`}
                  alt=""
                  width={56}
                  height={56}
                  loading="lazy"
                />
                <span>{t(`letters.${one}`)}</span>
              </label>
            ))}
          </div>
          <p className={styles.stays}>{t('letters.two')}</p>
        </fieldset>
      </div>
      <Link to={productPath('word-hello')} className={styles.hello}>
        {t('landing.name.hello')}
      </Link>
    </section>
  );
}
