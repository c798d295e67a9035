import type { Mark } from '@isl/grammar';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { PlayCommand } from '../frame/bridge.js';
import { toLink } from '../frame/query.js';
import {
  type Chip,
  isMostlySpelled,
  LONGEST_TEXT,
  type Plan,
  planForm,
  planGlosses,
  planText,
} from '../text/plan.js';
import { facesOf, readSpans, type Span } from '../text/spans.js';
import { AlphabetSwitch } from '../ui/alphabet-switch.js';
import { useApp } from '../ui/context.js';
import type { Entry } from '../ui/entry.js';
import { NotKnown } from '../ui/not-known.js';
import { SignPlayer } from '../ui/sign-player.js';
import type { VocabularyForm } from '../vocabulary/data.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { Chips } from './chips.js';
import { Differs } from './differs.js';
import { GlossLine } from './gloss-line.js';
import { SaveAndShare } from './save-and-share.js';
import { TextBox } from './text-box.js';
import { useGrammar } from './use-grammar.js';

/** What is signed: a text, glosses with what the sentence asks of the face, or one form. */
type Source = {
  readonly text: string;
  readonly gloss: readonly string[] | null;
  readonly spans: readonly Span[];
  readonly form: VocabularyForm | null;
};

/** Text in, signs out. */
export function ConvertPage() {
  const { t, vocabulary, settings, query, command, send, home } = useApp();
  const [source, setSource] = useState<Source>(() => sourceOf(query, vocabulary) ?? NO_SOURCE);
  /** What a link or a message asked for and is not there. */
  const [unknown, setUnknown] = useState<string | null>(() =>
    sourceOf(query, vocabulary) ? null : query.sign,
  );
  const [playCount, setPlayCount] = useState(0);
  const [item, setItem] = useState(-1);
  const { alphabet } = settings;
  const [isAsWritten, setIsAsWritten] = useState(query.isAsWritten);
  /** The marks of the face that are turned off. */
  const [off, setOff] = useState<readonly number[]>(query.off);
  const isText =
    !source.form &&
    !source.gloss &&
    [...source.text].length <= LONGEST_TEXT &&
    isSentence(source.text);
  const { answer, hasFailed } = useGrammar(source.text, isText && !isAsWritten);
  const converted = answer?.converted ?? null;

  useEffect(() => {
    if (!command) return;
    const next = sourceOf(command, vocabulary);
    setUnknown(next ? null : command.sign);
    if (!next) {
      setSource(NO_SOURCE);
      send({ type: 'signkit:error', code: 'NOTHING_TO_SIGN', message: 'No known text or sign.' });
      return;
    }
    setSource(next);
    setPlayCount((count) => count + 1);
  }, [command, vocabulary, send]);

  const isConverted = isText && !isAsWritten && converted !== null;
  /** What is played: the text's glosses and its face where the grammar has answered. */
  const played = useMemo<Source>(() => {
    if (!isConverted || converted.glosses.length === 0) return source;
    const kept = converted.spans.filter(({ mark }) => !off.includes(mark));
    return {
      ...source,
      gloss: converted.glosses.map(({ gloss }) => gloss),
      spans: readSpans(kept),
    };
  }, [source, converted, isConverted, off]);
  const plan = useMemo<Plan>(() => {
    if (played.form) return planForm(played.form);
    return played.gloss
      ? planGlosses(played.gloss, vocabulary, { alphabet })
      : planText(played.text, vocabulary, { alphabet });
  }, [played, vocabulary, alphabet]);
  const chips: readonly Chip[] = plan.kind === 'ready' ? plan.chips : NO_CHIPS;
  const entries = useMemo(() => entriesOf(chips, played), [chips, played]);
  const takeText = useCallback((text: string) => {
    setSource({ ...NO_SOURCE, text });
    setOff([]);
    setUnknown(null);
  }, []);
  const here = home ?? location.href.split('?')[0] ?? '';
  // A sentence's is short: how fast, from where and in which language it is seen is the viewer's.
  const isTyped = !source.form && !source.gloss;
  const link = isTyped
    ? toLink(here, {
        text: source.text,
        isAsWritten,
        off: isAsWritten ? [] : off,
        variant: alphabet === vocabulary.data.defaultAlphabet ? null : alphabet,
      })
    : toLink(here, {
        ...shared(source),
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
        {!query.isPlayerOnly && isText && source.text.trim() !== '' && (
          <label class="check">
            <input
              type="checkbox"
              checked={isAsWritten}
              onChange={(event) => setIsAsWritten(event.currentTarget.checked)}
            />
            {t('grammar.written')}
          </label>
        )}
        {hasFailed && <p class="hint">{t('grammar.failed')}</p>}
        {!query.isPlayerOnly && isConverted && converted.marks.length > 0 && (
          <GlossLine
            converted={converted}
            off={off}
            onToggle={(mark) =>
              setOff((marks) =>
                marks.includes(mark) ? marks.filter((one) => one !== mark) : [...marks, mark],
              )
            }
          />
        )}
        <NotKnown names={unknown === null ? [] : [unknown]} />
        {chips.length > 0 && (
          <Chips
            chips={chips}
            current={entries[item]?.chip ?? -1}
            marks={isConverted ? converted.marks.filter((_, at) => !off.includes(at)) : NO_MARKS}
          />
        )}
        {plan.kind === 'ready' && isMostlySpelled(plan.coverage) && (
          <p class="coverage" role="status">
            {t('convert.coverage', { n: plan.coverage.spelled, m: plan.coverage.words })}
          </p>
        )}
      </div>
      <SignPlayer entries={entries} playCount={playCount} onItem={setItem}>
        {(playback, root) => (
          <>
            <SaveAndShare
              {...{ playback, root, link, name: fileNameOf(chips) }}
              isChecked={entries.every(({ form }) => form.reviewed !== null)}
              credits={creditsOf(entries)}
            />
            {isConverted && !query.isPlayerOnly && (
              <Differs text={source.text} converted={converted} version={answer?.version ?? ''} />
            )}
          </>
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

/** One word has no order, and what is no word keeps its place and its chip that says so. */
const isSentence = (text: string): boolean =>
  /\p{L}\S*\s+\S*[\p{L}\p{N}]/u.test(text) &&
  !/[^\p{L}\p{M}\p{N}\p{P}\p{Sc}\s\u200c\u200d]/u.test(text);

const NO_CHIPS: readonly Chip[] = [];
const NO_MARKS: readonly Mark[] = [];
const NO_SOURCE: Source = { text: '', gloss: null, spans: [], form: null };

/** What a link or a message asks to sign; null where it is nothing that is known. */
function sourceOf(
  { text, gloss, spans, sign }: PlayCommand,
  vocabulary: Vocabulary,
): Source | null {
  if (gloss) return { text: text ?? gloss.join(' '), gloss, spans, form: null };
  const form = sign === null ? undefined : vocabulary.form(sign);
  if (form) return { text: text ?? form.gloss, gloss: null, spans, form };
  return text === null ? null : { text, gloss: null, spans, form: null };
}

function shared({ text, gloss, spans, form }: Source): Parameters<typeof toLink>[1] {
  if (form) return { sign: form.id, spans };
  return gloss ? { gloss, spans } : { text };
}

const creditsOf = (entries: readonly Entry[]): readonly string[] => [
  ...new Set(entries.flatMap(({ form }) => form.taken?.words ?? [])),
];

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

function entriesOf(chips: readonly Chip[], { gloss, form, spans }: Source): Entry[] {
  const faces = gloss || form ? facesOf(spans, chips.length) : [];
  return chips.flatMap(({ text, items }, chip) =>
    items.map(({ form, label }) => ({ form, label, word: text, chip, face: faces[chip] ?? null })),
  );
}
