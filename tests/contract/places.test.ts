import type { components } from '@isl/contracts/frames';
import { SOCKET_PARTS } from '@isl/contracts/parts';
import { afterEach, describe, expect, it } from 'vitest';
import { aSignedInPerson } from '../support/api.js';
import { aPicture, type Camera, openCamera } from '../support/cameras.js';
import { aSocketPass } from '../support/socket-pass.js';
import { readStack } from '../support/stack.js';

const stack = readStack();
/** So many sockets without an account an address is served; of its own, to leave others theirs. */
const FREE = 8;
const CLASS = '127.0.0.3';

describe.each(SOCKET_PARTS)('a class behind one address at %s', (part) => {
  const url = stack.urls[part] ?? '';
  const cameras: Camera[] = [];
  const open = async (auth: object = {}): Promise<Camera> => {
    const camera = await openCamera(url, CLASS, { auth });
    if (!camera) throw new Error('a camera was not let in');
    cameras.push(camera);
    return camera;
  };
  const answerTo = async ({ socket }: Camera) => {
    const answer = new Promise<components['schemas']['FrameProcessed']>((resolve) =>
      socket.once('frame_processed', resolve),
    );
    socket.emit('process_frame', { id: '1', image: await aPicture() });
    return await answer;
  };

  afterEach(() => {
    for (const { socket } of cameras.splice(0)) socket.close();
  });

  it('has eight places, and one more for a proof of work', async () => {
    for (let opened = 0; opened < FREE; opened += 1) {
      expect((await open()).session).not.toHaveProperty('proofNeeded');
    }
    const ninth = await open();
    expect(ninth.session).toMatchObject({ signedIn: false, proofNeeded: true });
    expect(await answerTo(ninth)).toMatchObject({ id: '1', errorCode: 'PROOF_NEEDED' });

    const pass = await aSocketPass(stack.address);
    const proven = await open({ pass });
    expect(proven.session).not.toHaveProperty('proofNeeded');
    expect(await answerTo(proven)).toMatchObject({ id: '1', error: null });

    const token = (await aSignedInPerson(stack.address)).authorization.replace('Bearer ', '');
    const signedIn = await open({ token });
    expect(signedIn.session).toMatchObject({ signedIn: true });
    expect(signedIn.session).not.toHaveProperty('proofNeeded');
  });
});
