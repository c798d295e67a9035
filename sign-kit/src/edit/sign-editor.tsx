import type { Form } from '@isl/lexicon/form';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SignRequest } from '../signer/signer.js';
import { useApp } from '../ui/context.js';
import { Choice } from './choice.js';
import { EditStage } from './edit-stage.js';
import { FacePanel } from './face-panel.js';
import { HandsPanel } from './hands-panel.js';
import { HandshapePanel } from './handshape-panel.js';
import { MovementPanel } from './movement-panel.js';
import {
  type HandName,
  handIn,
  MOST_PARTS,
  type Segments,
  secondIn,
  withoutPart,
  withPartAfter,
} from './notation.js';
import { PalmPanel } from './palm-panel.js';
import { PlacePanel } from './place-panel.js';
import { SaveDraft } from './save-draft.js';
import { SaveForm } from './save-form.js';
import { useEditor } from './use-editor.js';
import { useReach } from './use-reach.js';
import { VerdictLine } from './verdict-line.js';
import { useEditWords } from './words.js';

const TABS = ['handshape', 'place', 'palm', 'movement', 'hands', 'face'] as const;
type Tab = (typeof TABS)[number];
/** Those about one hand. */
const OF_HAND: readonly Tab[] = ['handshape', 'place', 'palm'];

/** What is known of a form that a computer proposes. */
export type DraftKnown = {
  readonly unsure: Form['uncertain'];
  /** The avatar as it signs back what was shown. */
  readonly shown: SignRequest | null;
};

/** What a tab changes that may be a guess. */
const UNSURE_OF: Readonly<Partial<Record<Tab, Form['uncertain']>>> = {
  handshape: ['handshape'],
  place: ['place', 'contact'],
  palm: ['palm', 'direction'],
  movement: ['movement', 'repeat'],
  hands: ['hands'],
  face: ['face'],
};

export function SignEditor({
  form,
  draft = null,
}: {
  readonly form: Form;
  readonly draft?: DraftKnown | null;
}) {
  const t = useEditWords();
  const editor = useEditor(form.segments);
  const reach = useReach(form, editor.segments);
  const [tab, setTab] = useState<Tab>(form.kind === 'expression' ? 'face' : 'handshape');
  const [wantedPart, setPart] = useState(0);
  const part = Math.min(wantedPart, editor.segments.length - 1);
  const broken = useShownProposal(form.id, editor.change);
  const { segments } = editor;
  const hasOther = secondIn(segments, part) === 'own' || segments[part]?.N !== undefined;
  const [wantedHand, setHand] = useState<HandName>('D');
  const hand = hasOther ? wantedHand : 'D';
  const common = { segments, part };
  return (
    <div class="edit-columns">
      <div class="edit-left">
        <EditStage
          form={reach.shown}
          sign={draft ? null : form.kind === 'word' ? `word-${form.concept}` : form.id}
          shown={draft?.shown ?? null}
          part={part}
          editor={editor}
        />
        {broken !== null && <p class="hint">{t(broken ? 'proposal.broken' : 'proposal.shown')}</p>}
        <VerdictLine reach={reach} />
      </div>
      <div class="edit-right">
        <nav class="tabs" aria-label={t('tabs')}>
          {TABS.map((one) => (
            <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
              {t(`tab.${one}`)}
              {UNSURE_OF[one]?.some((field) => draft?.unsure.includes(field)) && (
                <span class="edit-unsure">{t('draft.guess')}</span>
              )}
            </button>
          ))}
        </nav>
        <Parts segments={segments} part={part} onPart={setPart} onChange={editor.change} />
        {OF_HAND.includes(tab) && (
          <>
            {hasOther && (
              <Choice
                legend={t('hand')}
                value={hand}
                options={(['D', 'N'] as const).map((value) => ({
                  value,
                  label: t(`hand.${value}`),
                }))}
                onChoose={setHand}
              />
            )}
            <HandNote segments={segments} part={part} hand={hand} />
          </>
        )}
        {tab === 'handshape' && <HandshapePanel {...common} hand={hand} onChange={editor.change} />}
        {tab === 'place' && <PlacePanel {...common} hand={hand} onChange={editor.change} />}
        {tab === 'palm' && <PalmPanel {...common} hand={hand} onChange={editor.change} />}
        {tab === 'hands' && <HandsPanel {...common} onChange={editor.change} />}
        {tab === 'movement' && (
          <MovementPanel {...common} onChange={(next) => editor.change(next, true)} />
        )}
        {tab === 'face' && <FacePanel {...common} onChange={editor.change} />}
        {draft ? (
          <SaveDraft segments={segments} />
        ) : (
          <SaveForm id={form.id} segments={segments} isChanged={editor.isChanged} reach={reach} />
        )}
        <p class="hint">{t('keys')}</p>
      </div>
    </div>
  );
}

/** What the framing page gives to look at; whether it could not be shown, null where there was none. */
function useShownProposal(id: string, show: (segments: Segments) => void): boolean | null {
  const { proposal } = useApp();
  const [isBroken, setBroken] = useState<boolean | null>(null);
  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    if (proposal?.id !== id || proposal.segments === undefined) return;
    const { segments } = proposal;
    const isList = Array.isArray(segments) && segments.length > 0 && segments.length <= MOST_PARTS;
    setBroken(!isList);
    if (isList) latest.current(segments as unknown as Segments);
  }, [proposal, id]);
  return isBroken;
}

function Parts({
  segments,
  part,
  onPart,
  onChange,
}: {
  readonly segments: Segments;
  readonly part: number;
  readonly onPart: (part: number) => void;
  readonly onChange: (segments: Segments) => void;
}) {
  const t = useEditWords();
  return (
    <div class="edit-parts">
      {segments.length > 1 && (
        <Choice
          legend={t('parts')}
          value={String(part)}
          options={segments.map((_, at) => ({
            value: String(at),
            label: t('part', { n: at + 1 }),
          }))}
          onChoose={(chosen) => onPart(Number(chosen))}
        />
      )}
      <div class="row">
        <button
          type="button"
          class="quiet"
          disabled={segments.length >= MOST_PARTS}
          onClick={() => {
            onChange(withPartAfter(segments, part));
            onPart(part + 1);
          }}
        >
          {t('part.add')}
        </button>
        {segments.length > 1 && (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              onChange(withoutPart(segments, part));
              onPart(Math.max(0, part - 1));
            }}
          >
            {t('part.remove')}
          </button>
        )}
      </div>
    </div>
  );
}

function HandNote({
  segments,
  part,
  hand,
}: {
  readonly segments: Segments;
  readonly part: number;
  readonly hand: HandName;
}) {
  const t = useEditWords();
  if (segments[part]?.[hand]) return null;
  return <p class="hint">{t(handIn(segments, part, hand) ? 'hand.kept' : 'hand.none')}</p>;
}
