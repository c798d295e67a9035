import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { toLink } from '../frame/query.js';
import {
  type Chip,
  isMostlySpelled,
  LONGEST_TEXT,
  type Plan,
  planGlosses,
  planText,
} from '../text/plan.js';
import { facesOf, type Span } from '../text/spans.js';
import { AlphabetSwitch } from '../ui/alphabet-switch.js';
import { useApp } from '../ui/context.js';
import type { Entry } from '../ui/entry.js';
import { SignPlayer } from '../ui/sign-player.js';
import { Chips } from './chips.js';
import { SaveAndShare } from './save-and-share.js';
import { TextBox } from './text-box.js';

/** What is signed: a text, or glosses with what the sentence asks of the face. */
type Source = {
  readonly text: string;
  readonly gloss: readonly string[] | null;
  readonly spans: readonly Span[];
};

/** Text in, signs out. */
export function ConvertPage() {
  const { t, vocabulary, settings, query, command, send } = useApp();
  const [source, setSource] = useState<Source>(() => firstSource());
  const [playCount, setPlayCount] = useState(0);
  const [item, setItem] = useState(-1);
  const { alphabet } = settings;

  function firstSource(): Source {
    const form = query.sign === null ? undefined : vocabulary.form(query.sign);
    const gloss = query.gloss ?? (form ? [form.gloss] : null);
    return { text: query.text ?? gloss?.join(' ') ?? '', gloss, spans: query.spans };
  }

  useEffect(() => {
    if (!command) return;
    const { text, gloss, spans, sign } = command;
    const form = sign === null ? undefined : vocabulary.form(sign);
    const glosses = gloss ?? (form ? [form.gloss] : null);
    if (text === null && glosses === null) {
      send({ type: 'signkit:error', code: 'NOTHING_TO_SIGN', message: 'No known text or sign.' });
      return;
    }
    setSource({ text: text ?? glosses?.join(' ') ?? '', gloss: glosses, spans });
    setPlayCount((count) => count + 1);
  }, [command, vocabulary, send]);

  const plan = useMemo<Plan>(
    () =>
      source.gloss
        ? planGlosses(source.gloss, vocabulary, { alphabet })
        : planText(source.text, vocabulary, { alphabet }),
    [source, vocabulary, alphabet],
  );
  const chips: readonly Chip[] = plan.kind === 'ready' ? plan.chips : NO_CHIPS;
  const entries = useMemo(() => entriesOf(chips, source), [chips, source]);
  const takeText = useCallback((text: string) => setSource({ text, gloss: null, spans: [] }), []);
  const link = toLink(location.href.split('?')[0] ?? '', {
    ...(source.gloss ? { gloss: source.gloss, spans: source.spans } : { text: source.text }),
    variant: alphabet,
    speed: settings.speed,
    isLeftHanded: settings.isLeftHanded,
    view: settings.view,
    language: settings.language,
  });

  return (
    <div class="convert">
      {!query.isPlayerOnly && (
        <div class="convert-text">
          <p class="lead">{t('convert.lead')}</p>
          <TextBox
            text={source.text}
            onText={takeText}
            canSign={entries.length > 0}
            onSign={() => setPlayCount((count) => count + 1)}
          />
          {plan.kind === 'too-long' && (
            <p class="fault" role="alert">
              {t('convert.tooLong', { n: plan.length, max: LONGEST_TEXT })}
            </p>
          )}
        </div>
      )}
      <div class="convert-plan">
        {chips.length > 0 && <Chips chips={chips} current={entries[item]?.chip ?? -1} />}
        {plan.kind === 'ready' && isMostlySpelled(plan.coverage) && (
          <p class="coverage" role="status">
            {t('convert.coverage', { n: plan.coverage.spelled, m: plan.coverage.words })}
          </p>
        )}
      </div>
      <SignPlayer entries={entries} playCount={playCount} onItem={setItem}>
        {(playback, root) => (
          <SaveAndShare playback={playback} root={root} link={link} name={fileNameOf(chips)} />
        )}
      </SignPlayer>
      {!query.isPlayerOnly && (
        <div class="convert-alphabet">
          <AlphabetSwitch />
        </div>
      )}
    </div>
  );
}

const NO_CHIPS: readonly Chip[] = [];
const LONGEST_FILE_NAME = 40;

/** It says what the file is, wherever it goes: an avatar's draft. */
function fileNameOf(chips: readonly Chip[]): string {
  const words = chips
    .flatMap(({ items }) => items.map(({ label }) => label).join(''))
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return `isl-avatar-draft-${words.slice(0, LONGEST_FILE_NAME)}`.replace(/-+$/, '');
}

function entriesOf(chips: readonly Chip[], { gloss, spans }: Source): Entry[] {
  const faces = gloss ? facesOf(spans, chips.length) : [];
  return chips.flatMap(({ text, items }, chip) =>
    items.map(({ form, label }) => ({ form, label, word: text, chip, face: faces[chip] ?? null })),
  );
}
