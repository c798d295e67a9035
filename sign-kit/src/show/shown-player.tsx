import type { Take } from '@isl/signing/captured';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { SignRequest } from '../signer/signer.js';
import { useApp } from '../ui/context.js';
import { download } from '../ui/download.js';
import { Icon } from '../ui/icons.js';
import { PlayerSettings } from '../ui/player-settings.js';
import { AvatarBadge } from '../ui/provenance.js';
import { Stage } from '../ui/stage.js';
import { Transport } from '../ui/transport.js';
import { usePlayback } from '../ui/use-playback.js';
import { usePlayerKeys } from '../ui/use-player-keys.js';
import { GiveIt } from './give-it.js';
import { WriteItDown } from './write-it-down.js';

/** The avatar signs what a person showed, over and over, until they save it, show another or delete it. */
export function ShownPlayer({
  request,
  take,
  playCount,
  onDelete,
}: {
  readonly request: SignRequest;
  readonly take: Take;
  readonly playCount: number;
  readonly onDelete: () => void;
}) {
  const { t, isFramed } = useApp();
  const requests = useMemo(() => [request], [request]);
  const root = useRef<HTMLElement>(null);
  const playback = usePlayback(requests, playCount, root);
  const { player, signing } = playback;
  const [isSaved, setSaved] = useState(false);
  const onKeyDown = usePlayerKeys(playback, false);
  useEffect(() => {
    if (!signing || playback.requests !== requests) return;
    player.setLooping(true);
    player.replay();
    setSaved(false);
    root.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [player, signing, requests, playback.requests]);
  const save = (): void => {
    if (!signing) return;
    const bytes = new Uint8Array(signing.toPoseFile());
    download('isl-shown.pose', new Blob([bytes], { type: 'application/octet-stream' }));
    setSaved(true);
  };
  return (
    <section ref={root} class="player" aria-label={t('player.label')} onKeyDown={onKeyDown}>
      <Stage playback={playback} poster={null} alt={t('show.alt')} />
      <Transport playback={playback} isEmpty={false} />
      <div class="provenance">
        <AvatarBadge />
        <p class="hint">{t('show.made')}</p>
      </div>
      <div class="row small">
        <button type="button" disabled={!signing} onClick={save}>
          <Icon name="save" />
          <span>{t('save.pose')}</span>
        </button>
        <button type="button" onClick={onDelete}>
          <Icon name="cross" />
          <span>{t('show.delete')}</span>
        </button>
      </div>
      <p class="hint" role="status">
        {isSaved && t('save.done')}
      </p>
      <WriteItDown take={take} />
      {isFramed && <GiveIt />}
      <PlayerSettings />
    </section>
  );
}
