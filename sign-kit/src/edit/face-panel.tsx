import type { NonManual } from '@isl/lexicon/form';
import { isMessageKey } from '../i18n/i18n.js';
import { useApp } from '../ui/context.js';
import { Choice } from './choice.js';
import { FacePicture } from './face-picture.js';
import { type Segments, withFace } from './notation.js';
import { FACE, FACE_CHANNELS, type FaceChannel } from './vocabulary.js';
import { useEditWords } from './words.js';

const STRENGTHS = { slight: 0.5, usual: 1, strong: 1.5 } as const;
type Strength = keyof typeof STRENGTHS;

/** Brows, eyes, gaze, mouth, cheeks, head and body, each by its picture. */
export function FacePanel({
  segments,
  part,
  onChange,
}: {
  readonly segments: Segments;
  readonly part: number;
  readonly onChange: (segments: Segments) => void;
}) {
  const t = useEditWords();
  const { t: words } = useApp();
  const face = segments[part]?.nmf ?? {};
  const wordFor = (channel: FaceChannel, value: string): string => {
    const key = `face.${channel}.${value}`;
    if (isMessageKey(key)) return words(key);
    return t(value === 'ahead' ? 'face.ahead' : 'face.rest');
  };
  const { strength = STRENGTHS.usual } = face as NonManual;
  const strengths = Object.keys(STRENGTHS) as Strength[];
  return (
    <>
      {FACE_CHANNELS.map((channel) => {
        const [rest = ''] = FACE[channel];
        return (
          <Choice
            key={channel}
            legend={words(`face.${channel}`)}
            kind="pictures"
            value={(face as NonManual)[channel] ?? rest}
            options={FACE[channel].map((value) => ({
              value,
              label: wordFor(channel, value),
              picture: <FacePicture face={{ ...face, [channel]: value }} />,
            }))}
            onChoose={(value) =>
              onChange(withFace(segments, part, { [channel]: value === rest ? undefined : value }))
            }
          />
        );
      })}
      {segments[part]?.nmf && (
        <Choice
          legend={t('face.strength')}
          value={strengths.find((name) => STRENGTHS[name] === strength) ?? null}
          options={strengths.map((value) => ({ value, label: t(`face.${value}`) }))}
          onChoose={(name) =>
            onChange(
              withFace(segments, part, {
                strength: name === 'usual' ? undefined : STRENGTHS[name],
              }),
            )
          }
        />
      )}
    </>
  );
}
