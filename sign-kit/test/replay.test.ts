import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createReplay } from '../src/avatar/replay.js';

/** What was drawn, as WebGL was told; the calls are the prototype's, as in a browser. */
const told: unknown[][] = [];

class FakeWebGl {
  uniformMatrix4fv(place: object, isTransposed: boolean, values: Float32Array): void {
    told.push([place, isTransposed, [...values]]);
  }
  uniform1fv(place: object, values: Float32Array): void {
    told.push([place, [...values]]);
  }
  drawElements(count: number): void {
    told.push([count]);
  }
  createBuffer(): object {
    return {};
  }
  getParameter(): number {
    return 1;
  }
}

const place = {};
const scratch = new Float32Array(2);
const face = new Float32Array(1);
let webGl = new FakeWebGl();
let replay = createReplay(webGl);
const render = vi.fn(() => {
  scratch.set([1, 2]);
  webGl.uniformMatrix4fv(place, false, scratch);
  webGl.uniform1fv(place, face);
  webGl.drawElements(3);
  scratch.set([8, 9]);
});

beforeEach(() => {
  webGl = new FakeWebGl();
  replay = createReplay(webGl);
  render.mockClear();
  face[0] = 0;
});

function drawn(): unknown[][] {
  told.length = 0;
  replay.draw(render);
  return [...told];
}

describe('a frame that is drawn again', () => {
  it('needs no rendering once two frames in a row were the same', () => {
    const first = drawn();
    expect(drawn()).toEqual(first);
    expect(drawn()).toEqual(first);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('moves with the arrays that it was given, but not with matrices handed over in passing', () => {
    drawn();
    drawn();
    face[0] = 0.5;
    expect(drawn()).toEqual([[place, false, [1, 2]], [place, [0.5]], [3]]);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is rendered anew after a change of scene', () => {
    drawn();
    drawn();
    replay.forget();
    drawn();
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('is rendered each time while frames differ, make buffers or ask for nothing', () => {
    let count = 0;
    const renders = [
      vi.fn(() => {
        count += 1;
        webGl.drawElements(count);
      }),
      vi.fn(() => {
        webGl.createBuffer();
        webGl.drawElements(3);
      }),
      vi.fn(() => {
        webGl.getParameter();
      }),
    ];
    for (const one of renders) {
      replay.forget();
      for (let frame = 0; frame < 4; frame += 1) replay.draw(one);
      expect(one).toHaveBeenCalledTimes(4);
    }
  });

  it('is the next one’s on a canvas that shows another person', () => {
    drawn();
    drawn();
    replay = createReplay(webGl);
    const first = drawn();
    expect(first).toHaveLength(3);
    expect([drawn(), drawn()]).toEqual([first, first]);
    expect(render).toHaveBeenCalledTimes(4);
  });

  it('is not kept from a rendering that failed', () => {
    const broken = (): void => {
      webGl.drawElements(3);
      throw new Error('lost');
    };
    for (let frame = 0; frame < 3; frame += 1) expect(() => replay.draw(broken)).toThrow('lost');
    drawn();
    drawn();
    expect(render).toHaveBeenCalledTimes(2);
  });
});
