import type { At, Contact, Hand, Place, Site, Target } from '@isl/lexicon/form';
import { useState } from 'preact/hooks';
import { BodyMap, isOfHead } from './body-map.js';
import { Choice } from './choice.js';
import {
  type HandName,
  handIn,
  type Loose,
  type Segments,
  withAt,
  withContact,
  withHand,
} from './notation.js';
import { ShiftButtons } from './shift-buttons.js';
import { SiteList } from './site-list.js';
import { DISTANCES, hasSides, PLACES } from './vocabulary.js';
import { useEditWords } from './words.js';

type Props = {
  readonly segments: Segments;
  readonly part: number;
  readonly hand: HandName;
  readonly onChange: (segments: Segments) => void;
};

/** Where a hand is: near a place of the body, or touching it or the other hand. */
export function PlacePanel({ segments, part, hand, onChange }: Props) {
  const t = useEditWords();
  const now = handIn(segments, part, hand);
  const { contact } = now ?? {};
  const touch = (next: Loose<Contact>): void => onChange(withContact(segments, part, hand, next));
  const stay = (next: Loose<At>): void => onChange(withAt(segments, part, hand, next));
  const spot = spotOf(now, hand);
  const put = (place: Place, side: HandName | undefined): void => {
    if (contact) {
      const { offset: _offset, ...same } = contact;
      touch({ ...same, with: targetAt(place, side ?? hand) });
    } else stay({ ...now?.at, place, ...sideOf(place, side) });
  };
  return (
    <>
      <Choice
        legend={t('place.how')}
        value={contact ? 'contact' : 'at'}
        options={[
          { value: 'at', label: t('place.at') },
          { value: 'contact', label: t('place.contact') },
        ]}
        onChoose={(how) => {
          const { place = 'chest', side } = spot ?? {};
          if (how === 'at') stay({ place, ...sideOf(place, side) });
          else touch({ of: now?.point ?? 'index.tip', with: targetAt(place, side ?? hand) });
        }}
      />
      {contact && <TouchFields contact={contact} hand={hand} onChange={touch} />}
      {spot && <PlaceFields spot={spot} hand={hand} onPut={put} />}
      {!contact && now && (
        <>
          <Choice
            legend={t('place.distance')}
            value={now.at?.distance ?? 'middle'}
            options={DISTANCES.map((value) => ({ value, label: t(`distance.${value}`) }))}
            onChoose={(distance) => stay({ ...atOf(now), distance })}
          />
          <ShiftButtons shift={now.at?.shift} onShift={(shift) => stay({ ...atOf(now), shift })} />
          <SiteList
            label={t('site.point')}
            value={now.point ?? 'palm'}
            onChoose={(point) => onChange(withHand(segments, part, hand, { point }))}
          />
        </>
      )}
      {contact && (
        <ShiftButtons shift={contact.offset} onShift={(offset) => touch({ ...contact, offset })} />
      )}
    </>
  );
}

function PlaceFields({
  spot,
  hand,
  onPut,
}: {
  readonly spot: Spot;
  readonly hand: HandName;
  readonly onPut: (place: Place, side: HandName | undefined) => void;
}) {
  const t = useEditWords();
  const { place, side = hand } = spot;
  const [isHead, setHead] = useState(isOfHead(place));
  return (
    <>
      <Choice
        legend={t('place.map')}
        value={isHead ? 'head' : 'body'}
        options={[
          { value: 'head', label: t('place.head') },
          { value: 'body', label: t('place.body') },
        ]}
        onChoose={(part) => setHead(part === 'head')}
      />
      <BodyMap
        isHead={isHead}
        place={place}
        side={side}
        onPut={(next, at) => onPut(next, hasSides(next) && at !== hand ? at : undefined)}
      />
      <label class="field">
        {t('place.list')}
        <select
          value={place}
          onChange={({ currentTarget }) => {
            const next = currentTarget.value as Place;
            setHead(isOfHead(next));
            onPut(next, spot.side);
          }}
        >
          {PLACES.map((one) => (
            <option key={one} value={one}>
              {t(`place.${one}`)}
            </option>
          ))}
        </select>
      </label>
      {hasSides(place) && (
        <Choice
          legend={t('place.side')}
          value={side}
          options={(['D', 'N'] as const).map((value) => ({
            value,
            label: t(`place.side.${value}`),
          }))}
          onChoose={(next) => onPut(place, next === hand ? undefined : next)}
        />
      )}
    </>
  );
}

function TouchFields({
  contact,
  hand,
  onChange,
}: {
  readonly contact: Contact;
  readonly hand: HandName;
  readonly onChange: (contact: Contact) => void;
}) {
  const t = useEditWords();
  const other = hand === 'D' ? 'N' : 'D';
  const isHand = isOfHand(contact.with);
  const arm = contact.with.slice(2);
  return (
    <>
      <SiteList
        label={t('site.of')}
        value={contact.of}
        onChoose={(of) => onChange({ ...contact, of })}
      />
      <Choice
        legend={t('place.on')}
        value={isHand ? 'hand' : 'body'}
        options={[
          { value: 'body', label: t('place.on.body') },
          { value: 'hand', label: t('place.on.hand') },
        ]}
        onChoose={(what) => {
          const target: Target = what === 'hand' ? `${other}.palm` : 'chest';
          onChange({ of: contact.of, with: target });
        }}
      />
      {isHand && (
        <SiteList
          label={t('site.with')}
          value={arm}
          onChoose={(site: Site) => onChange({ ...contact, with: `${other}.${site}` })}
        />
      )}
    </>
  );
}

type Spot = { readonly place: Place; readonly side?: HandName | undefined };

const isOfHand = (target: string): boolean => /^[DN]\./.test(target);

/** The place of the body at which a hand is; null where it is at the other hand. */
function spotOf(now: Hand | null, hand: HandName): Spot | null {
  if (now?.contact) {
    const { with: target } = now.contact;
    if (isOfHand(target)) return null;
    const [place, side = hand] = target.split('.') as [Place, HandName | undefined];
    return { place, side };
  }
  return { place: now?.at?.place ?? 'chest', side: now?.at?.side };
}

const atOf = (now: Hand): At => now.at ?? { place: 'chest' };

const sideOf = (place: Place, side: HandName | undefined): { side?: HandName | undefined } => ({
  side: hasSides(place) ? side : undefined,
});

const targetAt = (place: Place, side: HandName): Target =>
  hasSides(place) ? `${place}.${side}` : place;
