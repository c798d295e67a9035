import { VIEW_NAMES, type ViewName } from '../avatar/views.js';
import { LANGUAGES, type Language } from '../i18n/i18n.js';
import { oneOf } from '../settings/settings.js';
import { readSpans, type Span } from '../text/spans.js';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What a link asks for; null where it says nothing, or nothing that can be read. */
export type Query = {
  readonly text: string | null;
  readonly gloss: readonly string[] | null;
  readonly spans: readonly Span[];
  readonly sign: string | null;
  readonly variant: string | null;
  /** Of the edit page: not a form, but what was shown to the camera in this tab. */
  readonly isDraft: boolean;
  readonly speed: number | null;
  readonly isLeftHanded: boolean | null;
  readonly view: ViewName | null;
  readonly isPlayerOnly: boolean;
  /** The player's picture alone: words and controls are the framing page's. */
  readonly isStageOnly: boolean;
  readonly theme: Theme | null;
  readonly language: Language | null;
  readonly lesson: string | null;
  /** The lesson or list whose person signs, where nobody was chosen. */
  readonly person: string | null;
  readonly list: readonly string[] | null;
  readonly isPresenting: boolean;
  /** A sentence's words stay in the order in which they are written. */
  readonly isAsWritten: boolean;
  /** It was opened before the app around it, which comes next. */
  readonly isOpenedFirst: boolean;
  /** A sign is made as a person makes it in a clip, where there is one. */
  readonly isAsPerson: boolean;
  /** Numbers of the marks of a sentence's face that are turned off. */
  readonly off: readonly number[];
};

/** Reads a link's query; unknown values are as if not given. */
export function readQuery(search: string): Query {
  const params = new URLSearchParams(search);
  const text = (name: string): string | null => params.get(name)?.trim() || null;
  const list = (name: string, separator: RegExp): string[] | null => {
    const parts = (params.get(name) ?? '').split(separator).filter((part) => part !== '');
    return parts.length > 0 ? parts : null;
  };
  const hand = oneOf(['left', 'right'], params.get('hand'));
  const speed = Number(params.get('speed') ?? Number.NaN);
  return {
    text: params.get('text'),
    gloss: list('gloss', /[\s,]+/),
    spans: readSpans(params.get('spans')),
    sign: text('sign'),
    isDraft: params.get('draft') === 'shown',
    variant: text('variant')?.toLowerCase() ?? null,
    speed: Number.isFinite(speed) && speed > 0 ? speed : null,
    isLeftHanded: hand === null ? null : hand === 'left',
    view: oneOf(VIEW_NAMES, params.get('view')),
    isPlayerOnly: ['player', 'stage'].includes(params.get('embed') ?? ''),
    isStageOnly: params.get('embed') === 'stage',
    theme: oneOf(THEMES, params.get('theme')),
    language: oneOf(LANGUAGES, params.get('lang')),
    lesson: text('lesson'),
    person: text('person'),
    list: list('list', /[,\s]+/),
    isPresenting: params.get('present') === '1',
    isAsWritten: params.get('order') === 'written',
    isOpenedFirst: params.get('waits') === '1',
    isAsPerson: params.get('as') === 'person',
    off: (list('off', /[,\s]+/) ?? []).filter((one) => /^\d+$/.test(one)).map(Number),
  };
}

type Shared = {
  readonly text?: string;
  readonly gloss?: readonly string[];
  readonly spans?: readonly Span[];
  readonly sign?: string;
  readonly list?: readonly string[];
  readonly variant?: string | null;
  readonly speed?: number;
  readonly isLeftHanded?: boolean;
  readonly view?: ViewName;
  readonly theme?: Theme | null;
  readonly language?: Language;
  readonly isAsWritten?: boolean;
  readonly isDraft?: boolean;
  readonly off?: readonly number[];
};

/** A link that shows the same again, without what it would show anyway. */
export function toLink(page: string, shared: Shared): string {
  const params = new URLSearchParams();
  if (shared.text !== undefined) params.set('text', shared.text);
  if (shared.gloss) params.set('gloss', shared.gloss.join(' '));
  if (shared.spans && shared.spans.length > 0) params.set('spans', JSON.stringify(shared.spans));
  if (shared.isAsWritten) params.set('order', 'written');
  if (shared.off && shared.off.length > 0) params.set('off', shared.off.join(','));
  if (shared.isDraft) params.set('draft', 'shown');
  if (shared.sign) params.set('sign', shared.sign);
  if (shared.list) params.set('list', shared.list.join(','));
  if (shared.variant) params.set('variant', shared.variant);
  if (shared.speed !== undefined) params.set('speed', String(Number(shared.speed.toFixed(2))));
  if (shared.isLeftHanded) params.set('hand', 'left');
  if (shared.view && shared.view !== 'front') params.set('view', shared.view);
  if (shared.theme) params.set('theme', shared.theme);
  if (shared.language) params.set('lang', shared.language);
  const query = params.toString();
  return query === '' ? page : `${page}?${query}`;
}
