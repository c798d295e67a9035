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
  const sender = sendPoints({} as MediaStream, {} as Finder, {
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
  return { sent, looks, look, flush: sender.flush };
}

const BODY_BYTES = LANDMARKS.headerBytes + LANDMARKS.points.body * LANDMARKS.axes.body * 2;

it('sends the sign service body and hands, the face service the face, of one picture', () => {
  const { sent, look } = sending();
  look(0);
  expect(sent.map(({ service, number }) => [service, number])).toEqual([
    ['emotion', 1],
    ['signs', 1],
  ]);
  const [face, signs] = sent;
  expect(face?.bytes).toHaveLength(LANDMARKS.headerBytes);
  expect(signs?.bytes).toHaveLength(BODY_BYTES);
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

/** The numbers of a message's pictures: each of them is a body. */
const numbersIn = (bytes: Uint8Array | undefined): number[] => {
  const view = new DataView(Uint8Array.from(bytes ?? []).buffer);
  const places = Array.from({ length: view.byteLength / BODY_BYTES }, (_, n) => n * BODY_BYTES);
  return places.map((at) => view.getUint32(at + 6, true));
};

it('keeps what was found while nothing is due, and sends it all in one message', () => {
  let isDue = false;
  const { sent, look } = sending((service) => isDue && service === 'signs');
  for (const at of [0, 83, 167]) look(at);
  expect(sent).toEqual([]);
  isDue = true;
  look(250);
  expect(sent.map(({ number }) => number)).toEqual([4]);
  expect(numbersIn(sent[0]?.bytes)).toEqual([1, 2, 3, 4]);
  look(333);
  expect(numbersIn(sent[1]?.bytes)).toEqual([5]);
});

it('of more than a message holds keeps the newest, and nothing of more than two seconds ago', () => {
  const many = sending(() => false);
  for (let n = 0; n < LANDMARKS.most + 3; n += 1) many.look(n * 80);
  many.flush();
  const signs = many.sent.find(({ service }) => service === 'signs');
  expect(numbersIn(signs?.bytes)).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
  const seldom = sending(() => false);
  for (const at of [0, 900, 2500]) seldom.look(at);
  seldom.flush();
  expect(numbersIn(seldom.sent.at(-1)?.bytes)).toEqual([2, 3]);
});

it('sends what waits when it is told to, and then nothing twice', () => {
  const { sent, look, flush } = sending(() => false);
  look(0);
  flush();
  expect(sent.map(({ service, number }) => [service, number])).toEqual([
    ['emotion', 1],
    ['signs', 1],
  ]);
  flush();
  expect(sent).toHaveLength(2);
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
