import { LANDMARKS } from '@isl/contracts/frames';
import type { Find, Finder, Found } from '@isl/page-kit/landmarks';
import { expect, it, vi } from 'vitest';
import type { FrameService } from '../../src/lib/frames/use-frame-sockets';
import { type Look, sendPoints } from '../../src/lib/landmarks/send-points';
import { aBody, aFound } from '../support/found';

type Examining = {
  readonly finds: () => readonly Find[];
  readonly onFound: (found: Found) => void;
};
const examining = vi.hoisted(() => ({ now: null as unknown }));
vi.mock('../../src/lib/landmarks/examine', () => ({
  examine: (_: unknown, __: unknown, options: unknown) => {
    examining.now = options;
    return () => {};
  },
}));

type Sent = { readonly service: FrameService; readonly number: number; readonly bytes: Uint8Array };

/** A camera whose pictures come every so many milliseconds, and what becomes of them. */
function sending(isDue: (service: FrameService) => boolean = () => true) {
  const sent: Sent[] = [];
  const looks: Look[] = [];
  let number = 0;
  sendPoints({} as MediaStream, {} as Finder, {
    services: ['emotion', 'signs'],
    isDue,
    nextNumber: () => {
      number += 1;
      return number;
    },
    peopleOnly: () => false,
    send: (service, of, _, bytes) => sent.push({ service, number: of, bytes }),
    onLook: (look) => looks.push(look),
  });
  const { finds, onFound } = examining.now as Examining;
  const look = (at: number): readonly Find[] => {
    const wanted = finds();
    onFound(aFound({ at, ...aBody() }));
    return wanted;
  };
  return { sent, looks, look };
}

it('sends the sign service body and hands, the face service the face, of one picture', () => {
  const { sent, look } = sending();
  look(0);
  expect(sent.map(({ service, number }) => [service, number])).toEqual([
    ['emotion', 1],
    ['signs', 1],
  ]);
  const [face, signs] = sent;
  expect(face?.bytes).toHaveLength(LANDMARKS.headerBytes);
  const values = LANDMARKS.points.body * LANDMARKS.axes.body;
  expect(signs?.bytes).toHaveLength(LANDMARKS.headerBytes + values * 2);
});

it('sends nothing where nothing is due, and still tells what it saw', () => {
  const { sent, looks, look } = sending((service) => service === 'signs');
  look(0);
  expect(sent.map(({ service }) => service)).toEqual(['signs']);
  const quiet = sending(() => false);
  quiet.look(0);
  expect(quiet.sent).toEqual([]);
  expect(looks[0]?.skeleton.pose).toHaveLength(66);
  expect(looks[0]?.skeleton.leftHand).toEqual([]);
});

it('a slow device looks for the face in every third picture, and sends it only then', () => {
  const { sent, looks, look } = sending();
  for (let index = 0; index < 30; index += 1) look(index * 400);
  expect(looks.at(-1)?.everyMs).toBeGreaterThan(350);
  sent.length = 0;
  const wanted = [30, 31, 32].map((index) => look(index * 400).includes('face'));
  expect(wanted.filter(Boolean)).toHaveLength(1);
  expect(sent.filter(({ service }) => service === 'emotion')).toHaveLength(1);
  expect(sent.filter(({ service }) => service === 'signs')).toHaveLength(3);
});
