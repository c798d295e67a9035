type Command = {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly run: () => unknown;
};

/** Frames of one scene: asked for once, then drawn again without being asked for. */
export type Replay = {
  /** Draws what two frames in a row were the same in, or lets `render` draw and listens. */
  readonly draw: (render: () => void) => void;
  /** Another camera, size or colour: what is kept is not the scene any more. */
  readonly forget: () => void;
};

const ANSWERS = /^(get|is|check)/;
/** A frame that makes or drops things is not one to draw twice. */
const CHANGES = /^(create|delete)/;

/**
 * Listens to what a renderer asks of WebGL. While only bones and faces move it is the same some hundred
 * calls in every frame, and three.js makes about four kilobytes of objects each time it finds them
 * anew; drawn from a list they cost none. (WebGPU calls such a list a render bundle.) Arrays that a
 * call was given are read again at each replay: that is how the movement comes in.
 */
export function createReplay(context: object): Replay {
  let heard: Command[] | null = null;
  let before: readonly Command[] = [];
  let commands: readonly Command[] | null = null;

  const prototype: object = Object.getPrototypeOf(context);
  for (const name of methodsOf(prototype)) {
    if (ANSWERS.test(name)) continue;
    const own = Reflect.get(prototype, name, context) as (...args: unknown[]) => unknown;
    const listening = (...args: unknown[]): unknown => {
      if (heard) {
        const kept = name.startsWith('uniformMatrix') ? args.map(copied) : args;
        heard.push({ name, args: kept, run: own.bind(context, ...kept) });
      }
      return own.apply(context, args);
    };
    // A canvas keeps its context: the next person on it listens in place of this one.
    Object.defineProperty(context, name, { value: listening, configurable: true });
  }

  return {
    draw: (render) => {
      if (commands) {
        for (let at = 0; at < commands.length; at += 1) commands[at]?.run();
        return;
      }
      heard = [];
      try {
        render();
        if (isSame(before, heard)) commands = heard;
        before = heard;
      } finally {
        heard = null;
      }
    },
    forget: () => {
      before = [];
      commands = null;
    },
  };
}

function methodsOf(prototype: object): string[] {
  return Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { value }]) =>
    typeof value === 'function' && name !== 'constructor' ? [name] : [],
  );
}

/** three.js hands all its matrices over in one array, which is another matrix a call later. */
function copied(value: unknown): unknown {
  return value instanceof Float32Array ? value.slice() : value;
}

function isSame(before: readonly Command[], after: readonly Command[]): boolean {
  return (
    after.length > 0 &&
    before.length === after.length &&
    after.every(({ name, args }, at) => {
      const other = before[at];
      return other?.name === name && !CHANGES.test(name) && areSame(other.args, args);
    })
  );
}

function areSame(before: readonly unknown[], after: readonly unknown[]): boolean {
  return (
    before.length === after.length &&
    after.every((value, at) => {
      const other = before[at];
      if (!(value instanceof Float32Array) || !(other instanceof Float32Array)) {
        return value === other;
      }
      return areSame([...other], [...value]);
    })
  );
}
