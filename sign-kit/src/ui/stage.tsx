import { useEffect, useRef, useState } from 'preact/hooks';
import type { AvatarView } from '../avatar/avatar-view.js';
import { openDrawing } from '../avatar/drawing.js';
import { FigureAway } from '../avatar/figure-away.js';
import { lookAt } from '../avatar/palette.js';
import { stillAt } from '../player/clock.js';
import { stageSizeOf } from '../player/film.js';
import type { Life } from '../player/life.js';
import type { Player } from '../player/player.js';
import type { Signing } from '../signer/signer.js';
import { fetchFonts } from '../styles/fonts.js';
import { keepForOffline } from '../sw/register.js';
import { useApp } from './context.js';
import type { Playback } from './use-playback.js';
import { useStepping } from './use-stepping.js';
import { whenLoaded } from './when-loaded.js';

/** More pixels than this are not seen on a hand, and cost time. */
const MOST_PIXELS_PER_POINT = 2;

/** How far down the lids are when the eyes are still open. */
const OPEN = 0.3;

/**
 * Lets the figure live where it rests and where it signs; where somebody paused it, or where that would
 * take a whole processor, it stands still.
 */
function live({
  view,
  player,
  life,
  signing,
  isStepping,
  draw,
}: {
  readonly view: AvatarView;
  readonly player: Player;
  readonly life: Life;
  readonly signing: Signing;
  readonly isStepping: boolean;
  readonly draw: (atMs: number) => void;
}): () => void {
  const breathe = (): boolean => {
    if (!player.state.isPlaying) draw(player.atMs);
    return signing.lidsNow() < OPEN;
  };
  const follow = (): void => {
    const { isPlaying, hasEnded } = player.state;
    if (isPlaying) life.wake();
    const isPaused = !isPlaying && !hasEnded && player.atMs > 0;
    const isSpared = view.isCostly && !isPlaying;
    if (isStepping) life.halt();
    else if (isPaused || isSpared) life.settle();
    else life.run(breathe);
  };
  follow();
  const leave = player.onState(follow);
  return () => {
    leave();
    life.halt();
  };
}

/** The picture of the signer; drawn for a new moment, a new size or a new look, and not otherwise. */
export function Stage({
  playback: { player, life, signer, signing, hasFailed, film },
  poster,
  alt,
}: {
  readonly playback: Playback;
  /** The first sign's still picture, which stands until the figure is here; null where it has none. */
  readonly poster: string | null;
  /** How the sign is made; null where nothing is signed. */
  readonly alt: string | null;
}) {
  const { settings, t, takeOther } = useApp();
  const look = lookAt(settings.look);
  const isStepping = useStepping();
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [kind, setKind] = useState<AvatarView['kind']>('figure');
  const [view, setView] = useState<AvatarView | null>(null);
  const latest = useRef({ look, view: settings.view });
  latest.current = { look, view: settings.view };

  useEffect(() => {
    const element = canvas.current;
    if (!signer || !element) return;
    let isOver = false;
    let opened: AvatarView | null = null;
    const take = (next: AvatarView | null): void => {
      if (isOver) next?.dispose();
      else {
        opened = next;
        setView(next);
      }
    };
    const { body, figure } = signer;
    const options = { body, figure, ...latest.current };
    const fallBack = (): void => {
      if (!isOver) setKind('drawing');
    };
    const explain = (error: unknown): void => {
      if (isOver || (error instanceof FigureAway && takeOther(figure))) return;
      fallBack();
    };
    if (kind === 'figure') {
      whenLoaded(picture.current)
        .then(() => import('../avatar/stage.js'))
        .then(({ openStage }) => openStage(element, options))
        .then(take, explain);
      element.addEventListener('webglcontextlost', fallBack);
    } else take(openDrawing(element, options));
    return () => {
      isOver = true;
      element.removeEventListener('webglcontextlost', fallBack);
      opened?.dispose();
      setView(null);
    };
  }, [signer, kind, takeOther]);

  useEffect(() => {
    if (!view && !hasFailed) return;
    fetchFonts();
    keepForOffline();
  }, [view, hasFailed]);
  useEffect(() => fetchFonts, []);

  useEffect(() => {
    if (!view || !signing || !box.current) return;
    const { stretches, stillsMs, durationMs } = signing;
    const draw = (atMs: number): void => {
      // Before it plays the first sign is a poster: hands at rest would say nothing.
      const isPoster = atMs === 0 && !player.state.isPlaying;
      const isStill = isPoster || isStepping;
      const shownMs = isStill ? stillAt(stretches, stillsMs, atMs, durationMs) : atMs;
      const isNotated = isStepping || life.isHeld;
      view.show(isNotated ? signing.sample(shownMs) : signing.live(shownMs, life.ms));
    };
    view.setLook(look);
    view.setView(settings.view);
    view.setReach(signing.reach);
    const fit = (): void => {
      if (film) {
        const { width, height } = stageSizeOf(film);
        view.resize(width, height, 1);
        draw(player.atMs);
        return;
      }
      const { clientWidth, clientHeight } = box.current ?? { clientWidth: 0, clientHeight: 0 };
      if (clientWidth === 0 || clientHeight === 0) return;
      view.resize(clientWidth, clientHeight, Math.min(devicePixelRatio, MOST_PIXELS_PER_POINT));
      draw(player.atMs);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(box.current);
    const leaves = [player.onTime(draw), live({ view, player, life, signing, isStepping, draw })];
    return () => {
      for (const leave of leaves) leave();
      observer.disconnect();
    };
  }, [view, signing, player, life, look, settings.view, isStepping, film]);

  return (
    <div
      class="stage"
      data-film={film ?? undefined}
      ref={box}
      style={{ backgroundColor: look.stage }}
      data-ready={view && signing ? kind : undefined}
    >
      <canvas key={kind} ref={canvas} role="img" aria-label={alt ?? t('player.rest')} />
      {!view && poster !== null && <img ref={picture} class="stage-poster" src={poster} alt="" />}
      {(!view || hasFailed) && (
        <p class="stage-note" role="status">
          {hasFailed ? t('player.failed') : t('player.loading')}
        </p>
      )}
      {kind === 'drawing' && <p class="stage-hint">{t('player.drawing')}</p>}
    </div>
  );
}
