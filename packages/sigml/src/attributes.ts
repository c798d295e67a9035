import type { Notes } from './finding.js';
import type { Element } from './xml.js';

const MANNER = 'fast slow tense rest halt speed alternating bouncing manner';
const SITE =
  'location digits side contact second_location second_digits second_side approx_location';

/** The attributes of each element that are read, or told of where they cannot be. */
const READ: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    sign_manual: 'both_hands lr_symm ud_symm oi_symm outofphase nondominant holdover',
    handconfig:
      'handshape thumbpos mainbend ceeopening second_handshape second_thumbpos second_mainbend ' +
      'second_ceeopening bend1 bend2 bend3 bend4 bend5 specialfingers exempteddigits contactpair ' +
      'contactkind thumbcontact thumbenclosed opposedfinger approx_shape extfidir second_extfidir ' +
      'palmor second_palmor abs_palmor rel_palmor',
    split_handconfig: '',
    split_location: '',
    location_bodyarm: 'location side contact second_location second_side behind approx_location',
    location_hand: SITE,
    handconstellation: 'contact',
    directedmotion: `direction second_direction size curve curve_size zigzag_style zigzag_size brushing ellipse_direction ${MANNER}`,
    circularmotion: `axis second_axis size start end clockplus second_clockplus ellipse_direction ${MANNER}`,
    wristmotion: `motion size ${MANNER}`,
    fingerplay: `digits size ${MANNER}`,
    nomotion: MANNER,
    changeposture: '',
    par_motion: MANNER,
    seq_motion: `fused ${MANNER}`,
    split_motion: MANNER,
    tgt_motion: MANNER,
    rpt_motion: `repetition second_repetition repetition_baseshift ${MANNER}`,
    sign_nonmanual: '',
    mouthing_tier: '',
    mouth_picture: 'picture',
    mouth_gesture: 'movement',
    head_movement: 'movement',
    body_movement: 'movement',
    shoulder_movement: 'movement',
    eye_brows: 'movement',
    eye_lids: 'movement',
    eye_gaze: 'movement direction',
    extra_movement: 'movement',
  }).map(([name, words]) => [name, new Set(words.split(' '))]),
);

/** Tells of each attribute that is passed over: nothing is left out in silence. */
export const tellOfAttributes = (of: Element, notes: Notes): void => {
  const read = READ[of.name];
  for (const [name, value] of Object.entries(of.attributes)) {
    const isOurs = name.startsWith('isl:') || name.startsWith('xml');
    if (!isOurs && read?.has(name) !== true) {
      notes.leftOut(of, `an attribute that is not read (${name})`, value);
    }
  }
  for (const child of of.children) tellOfAttributes(child, notes);
};
