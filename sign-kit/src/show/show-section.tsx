import type { Take, TakeFault } from '@isl/signing/captured';
import { useState } from 'preact/hooks';
import { useCamera } from '../camera/use-camera.js';
import { dropDraft, tabStorage } from '../draft/kept-draft.js';
import { rigOf } from '../signer/open-signer.js';
import type { SignRequest } from '../signer/signer.js';
import { useApp } from '../ui/context.js';
import { Icon } from '../ui/icons.js';
import { openRequest } from './made.js';
import { ShownPlayer } from './shown-player.js';
import { type Showing, useShowing } from './use-showing.js';
import { type FinderState, useShownFinder } from './use-shown-finder.js';

type Shown = { readonly request: SignRequest; readonly take: Take };

type Note = 'show.working' | 'show.noHand' | 'show.noBody' | 'show.failed' | 'show.deleted';

const NOTES: Readonly<Record<TakeFault, Note>> = {
  'no-hand': 'show.noHand',
  'no-body': 'show.noBody',
  empty: 'show.noHand',
  aspect: 'show.failed',
  times: 'show.failed',
  points: 'show.failed',
};

/** A person shows a sign to the camera, and the avatar signs it back. All of it is done on this device. */
export function ShowSection() {
  const { t, settings } = useApp();
  const camera = useCamera();
  const finder = useShownFinder(camera.stream !== null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [playCount, setPlayCount] = useState(0);
  const [note, setNote] = useState<Note | null>(null);

  const make = async (take: Take): Promise<void> => {
    setNote('show.working');
    const { TakeError } = await import('@isl/signing/captured');
    try {
      const made = await openRequest(take);
      made.movement?.(await rigOf(settings.figure), {
        isLeftHanded: settings.isLeftHanded,
      });
      setShown({ request: made, take });
      setPlayCount((count) => count + 1);
      setNote(null);
    } catch (error) {
      setNote(error instanceof TakeError ? NOTES[error.fault] : 'show.failed');
    }
  };
  const { showing, begin, end } = useShowing(
    camera.video,
    finder.is === 'ready' ? finder.finder : null,
    (take) => void make(take),
  );
  const isBusy = showing.is !== 'idle';
  return (
    <section class="camera" aria-labelledby="show-title">
      <h2 id="show-title">{t('show.title')}</h2>
      <p class="hint">{t('show.lead')}</p>
      <div class="row">
        <button
          type="button"
          class={camera.stream ? '' : 'main'}
          aria-pressed={camera.stream !== null}
          onClick={() => (camera.stream ? camera.stop() : void camera.start())}
        >
          <Icon name="camera" />
          <span>{t(camera.stream ? 'camera.stop' : 'camera.start')}</span>
        </button>
        {camera.stream && (
          <button
            type="button"
            class="main"
            disabled={finder.is !== 'ready' || showing.is === 'finding'}
            onClick={() => {
              setNote(null);
              if (isBusy) end();
              else begin();
            }}
          >
            <Icon name={isBusy ? 'stop' : 'play'} />
            <span>{t(isBusy ? 'show.stop' : 'show.begin')}</span>
          </button>
        )}
      </div>
      {camera.fault && (
        <p class="fault" role="alert">
          {t(`camera.${camera.fault}`)}
        </p>
      )}
      {camera.stream && (
        <video
          ref={camera.video}
          class="mirror"
          muted
          playsInline
          aria-label={t('camera.picture')}
        />
      )}
      <p class="saw" role="status">
        <Said finder={finder} showing={showing} note={note} />
      </p>
      {shown && (
        <ShownPlayer
          request={shown.request}
          take={shown.take}
          playCount={playCount}
          onDelete={() => {
            setShown(null);
            dropDraft(tabStorage());
            setNote('show.deleted');
          }}
        />
      )}
    </section>
  );
}

const MEGABYTE = 1_000_000;

function Said({
  finder,
  showing,
  note,
}: {
  readonly finder: FinderState;
  readonly showing: Showing;
  readonly note: Note | null;
}) {
  const { t } = useApp();
  if (finder.is === 'failed') return <>{t('show.noFinder')}</>;
  if (finder.is === 'loading') {
    return <>{t('show.loading', { n: (finder.bytes / MEGABYTE).toFixed(0) })}</>;
  }
  if (showing.is === 'counting') return <strong>{showing.left}</strong>;
  if (showing.is === 'recording') return <strong>{t('show.now')}</strong>;
  if (showing.is === 'finding') return <>{t('show.finding', { n: showing.left })}</>;
  if (note) return <>{t(note)}</>;
  return <>{finder.is === 'ready' && t('show.ready')}</>;
}
