import type { Form } from '@isl/lexicon/form';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { VIEW_NAMES } from '../avatar/views.js';
import { SPEEDS } from '../player/player.js';
import type { SignRequest } from '../signer/signer.js';
import { useApp } from '../ui/context.js';
import { Icon } from '../ui/icons.js';
import { Stage } from '../ui/stage.js';
import { usePlayback } from '../ui/use-playback.js';
import { useStepping } from '../ui/use-stepping.js';
import { PeopleBeside, useClipsOf } from './people-beside.js';
import type { Editor } from './use-editor.js';
import { useEditWords } from './words.js';

/** The avatar as it signs what is edited, and a person beside it. */
export function EditStage({
  form,
  sign,
  shown: takenShown,
  part,
  editor,
}: {
  readonly form: Form;
  /** Whose clips stand beside it; a draft is of no sign. */
  readonly sign: string | null;
  /** What the form was drafted from. */
  readonly shown: SignRequest | null;
  readonly part: number;
  readonly editor: Editor;
}) {
  const t = useEditWords();
  const { settings, change, vocabulary, isFramed } = useApp();
  const isStepping = useStepping();
  const root = useRef<HTMLElement>(null);
  const [seesShown, setSeesShown] = useState(false);
  const requests = useMemo<readonly SignRequest[]>(
    () => [seesShown && takenShown ? takenShown : { formId: form.id, form }],
    [form, seesShown, takenShown],
  );
  const count = useRef({ requests, times: 0 });
  if (count.current.requests !== requests)
    count.current = { requests, times: count.current.times + 1 };
  // Whoever changes something wants to see that.
  useEffect(() => setSeesShown(false), [form]);
  const playback = usePlayback(requests, count.current.times, root);
  const { player, state, signing } = playback;

  const shown = useRef({ signing, part });
  const { isMovement } = editor;
  useEffect(() => {
    const before = shown.current;
    shown.current = { signing, part };
    if (!signing || !before.signing || (before.signing === signing && before.part === part)) return;
    const plays = player.state.isLooping || (isMovement && before.signing !== signing);
    if (plays && !isStepping) player.replay();
    else player.seek(signing.partsMs[part] ?? 0);
  }, [signing, part, player, isMovement, isStepping]);

  const clips = useClipsOf(sign);
  const isSlow = settings.speed <= SPEEDS.slow;
  return (
    <>
      <section ref={root} class="player edit-player" aria-label={t('stage')}>
        <div class="edit-beside">
          <Stage playback={playback} poster={vocabulary.pictureOf(form.id)} alt={t('stage')} />
          <PeopleBeside clips={clips} playback={playback} />
        </div>
        <div class="edit-bar">
          <button
            type="button"
            class="main"
            onClick={() => (state.isPlaying ? player.pause() : player.replay())}
          >
            <Icon name={state.isPlaying ? 'pause' : 'play'} />
            <span>{t(state.isPlaying ? 'pause' : 'play')}</span>
          </button>
          <button
            type="button"
            aria-pressed={state.isLooping}
            onClick={() => player.setLooping(!state.isLooping)}
          >
            <Icon name="loop" />
            <span>{t('loop')}</span>
          </button>
          <button
            type="button"
            aria-pressed={isSlow}
            onClick={() => change({ speed: isSlow ? SPEEDS.usual : SPEEDS.slow })}
          >
            <Icon name="slow" />
            <span>{t('slow')}</span>
          </button>
          <button type="button" aria-disabled={!editor.canUndo} onClick={editor.undo}>
            <Icon name="replay" />
            <span>{t('undo')}</span>
          </button>
          <button type="button" aria-disabled={!editor.canRedo} onClick={editor.redo}>
            <Icon name="next" />
            <span>{t('redo')}</span>
          </button>
        </div>
      </section>
      <div class="row edit-more">
        <label class="edit-view">
          <span>{t('view')}</span>
          <select
            value={settings.view}
            onChange={({ currentTarget }) => {
              const view = VIEW_NAMES.find((name) => name === currentTarget.value);
              if (view) change({ view });
            }}
          >
            {VIEW_NAMES.map((view) => (
              <option key={view} value={view}>
                {t(`view.${view}`)}
              </option>
            ))}
          </select>
        </label>
        {takenShown && (
          <button type="button" aria-pressed={seesShown} onClick={() => setSeesShown(!seesShown)}>
            {t('draft.shown')}
          </button>
        )}
        <button type="button" class="quiet" disabled={!editor.isChanged} onClick={editor.reset}>
          {t('reset')}
        </button>
      </div>
      {sign !== null && clips.length === 0 && (
        <p class="hint">{t(isFramed ? 'people.none' : 'people.alone')}</p>
      )}
    </>
  );
}
