type Reference = { readonly $ref: string };
type Payload = Reference | { readonly anyOf: readonly Reference[] };
type Message = { readonly name: string; readonly payload: Payload };
type Property = { readonly 'x-binary'?: true };
type Operation = {
  readonly action: 'receive' | 'send';
  readonly messages: readonly Reference[];
};

/** How the bytes of points are laid out; `face` in rows for people who read the document. */
type LandmarkLayout = {
  readonly [name: string]: number | Readonly<Record<string, number>> | readonly number[][];
  readonly face: readonly number[][];
};

/** The AsyncAPI document of the frame sockets, as far as it is read here. */
export type Frames = {
  readonly 'x-closes': Readonly<Record<string, number>>;
  readonly 'x-landmarks': LandmarkLayout;
  readonly operations: Readonly<Record<string, Operation>>;
  readonly components: {
    readonly messages: Readonly<Record<string, Message>>;
    readonly schemas: Readonly<
      Record<string, Property & { readonly properties?: Readonly<Record<string, Property>> }>
    >;
  };
};

/** The events of both directions, as Socket.IO's types want them. */
export function eventMaps(frames: Frames): string {
  const map = (name: string, action: Operation['action']): string => {
    const events = messagesOf(frames, action).map(
      ({ name: event, payload }) => `  ${event}: (payload: ${typeOf(frames, payload)}) => void;\n`,
    );
    return `export type ${name} = {\n${events.join('')}};\n`;
  };
  return `export type FrameData = string | ArrayBuffer | Blob;
${map('ClientToServer', 'receive')}${map('ServerToClient', 'send')}`;
}

export const eventNames = (frames: Frames): string[] =>
  [...messagesOf(frames, 'receive'), ...messagesOf(frames, 'send')].map(({ name }) => name);

/** What the services receive or send. */
function messagesOf(frames: Frames, action: Operation['action']): Message[] {
  return Object.values(frames.operations)
    .filter((operation) => operation.action === action)
    .flatMap(({ messages }) => messages)
    .map(({ $ref }) => {
      const message = frames.components.messages[lastOf($ref)];
      if (!message) throw new Error(`frames.yaml has no message ${$ref}`);
      return message;
    });
}

/** Bytes may stand for what is marked as binary. */
function typeOf(frames: Frames, payload: Payload): string {
  if ('anyOf' in payload) return payload.anyOf.map((one) => typeOf(frames, one)).join(' | ');
  const name = lastOf(payload.$ref);
  const { properties = {}, 'x-binary': isBinary } = frames.components.schemas[name] ?? {};
  if (isBinary) return 'Uint8Array';
  const type = `components['schemas']['${name}']`;
  const binary = Object.keys(properties).filter((key) => properties[key]?.['x-binary']);
  if (binary.length === 0) return type;
  const keys = binary.map((key) => `'${key}'`).join(' | ');
  return `(Omit<${type}, ${keys}> & Record<${keys}, FrameData>)`;
}

const lastOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);
