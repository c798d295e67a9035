import { useMemo, useState } from 'preact/hooks';
import { toLink } from '../frame/query.js';
import { useApp } from '../ui/context.js';
import { Icon } from '../ui/icons.js';
import { NotKnown } from '../ui/not-known.js';
import { AvatarBadge, StatusBadge } from '../ui/provenance.js';
import { SignPlayer } from '../ui/sign-player.js';
import { useMade } from '../ui/use-made.js';
import { Picture } from './picture.js';
import { entriesOf, type Item, nameOf } from './shelf.js';

/** A teacher's list: to show on a wall, to print, to hand on as a link. */
export function ListSection({
  items,
  ids,
  unknown,
  onRemove,
  onPresent,
}: {
  readonly items: readonly Item[];
  /** The names that the list gave the items. */
  readonly ids: readonly string[];
  readonly unknown: readonly string[];
  readonly onRemove: (id: string) => void;
  readonly onPresent: () => void;
}) {
  const { t, settings, home } = useApp();
  const madeOf = useMade();
  const [note, setNote] = useState<'share.copied' | 'share.failed' | null>(null);
  const link = toLink(home ?? location.href.split('?')[0] ?? '', {
    list: items.map(({ id }) => id),
    language: settings.language,
  });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setNote('share.copied');
    } catch {
      setNote('share.failed');
    }
  };
  return (
    <section class="list" aria-label={t('learn.list')}>
      <NotKnown names={unknown} />
      {items.length === 0 ? (
        <p class="hint">{t('list.empty')}</p>
      ) : (
        <>
          <div class="row no-print">
            <button type="button" class="main" onClick={onPresent}>
              <Icon name="wall" />
              <span>{t('list.present')}</span>
            </button>
            <button type="button" onClick={() => print()}>
              <Icon name="print" />
              <span>{t('list.print')}</span>
            </button>
            <button type="button" onClick={() => void copy()}>
              <Icon name="link" />
              <span>{t('share.copy')}</span>
            </button>
          </div>
          <p class="hint no-print" role="status">
            {note && t(note)}
          </p>
          {note === 'share.failed' && (
            <label class="field no-print">
              {t('share.link')}
              <input type="text" readOnly value={link} />
            </label>
          )}
          <p class="hint">{t('sign.region')}</p>
          <ul class="sheet">
            {items.map((item, at) => (
              <li key={item.id}>
                <Picture item={item} />
                <strong>
                  {nameOf(item)} <span lang="hi">{item.concept.hi}</span>
                </strong>
                {item.form ? <span>{madeOf(item.form)}</span> : <span>{t('learn.noForm')}</span>}
                {item.form && <AvatarBadge />}
                {item.form && <StatusBadge form={item.form} />}
                <button
                  type="button"
                  class="quiet no-print"
                  onClick={() => onRemove(ids[at] ?? item.id)}
                >
                  {t('learn.removeFromList')}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p class="hint">{t('list.keeps')}</p>
    </section>
  );
}

/** For a class: the list again and again, as large as the wall. */
export function Wall({
  items,
  unknown,
  onBack,
}: {
  readonly items: readonly Item[];
  readonly unknown: readonly string[];
  readonly onBack: () => void;
}) {
  const { t, vocabulary, settings } = useApp();
  // It plays by itself: nobody stands at the wall.
  const [playCount, setPlayCount] = useState(1);
  const entries = useMemo(
    () => items.flatMap((item, at) => entriesOf(item, vocabulary, settings.alphabet, at)),
    [items, vocabulary, settings.alphabet],
  );
  return (
    <div class="wall">
      <NotKnown names={unknown} />
      <SignPlayer entries={entries} playCount={playCount} isLooping isBare>
        {() => (
          <div class="row">
            <button type="button" class="main" onClick={() => setPlayCount((count) => count + 1)}>
              <Icon name="replay" />
              <span>{t('player.replay')}</span>
            </button>
            <button type="button" onClick={onBack}>
              <Icon name="previous" />
              <span>{t('list.back')}</span>
            </button>
          </div>
        )}
      </SignPlayer>
    </div>
  );
}
