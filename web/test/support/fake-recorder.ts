import { vi } from 'vitest';

/** What jsdom has not: a recorder whose clips are a few bytes, or none. */
export class FakeRecorder {
  static made: FakeRecorder[] = [];
  static types: readonly string[] = ['video/webm;codecs=vp8', 'video/mp4'];
  static bytes = 'pictures';
  static isTypeSupported = (type: string): boolean => FakeRecorder.types.includes(type);

  state = 'inactive';
  mimeType: string;
  onstart = (): void => {};
  onstop = (): void => {};
  onerror = (_event: unknown): void => {};
  ondataavailable = (_event: { data: Blob }): void => {};

  constructor(
    readonly stream: unknown,
    { mimeType }: { mimeType: string },
  ) {
    this.mimeType = mimeType;
    FakeRecorder.made.push(this);
  }

  start(): void {
    this.state = 'recording';
    queueMicrotask(() => this.onstart());
  }

  stop(): void {
    this.state = 'inactive';
    queueMicrotask(() => {
      this.ondataavailable({ data: new Blob([FakeRecorder.bytes]) });
      this.onstop();
    });
  }
}

/** A browser that writes `types`, none where it has a recorder of no use. */
export function installRecorder(types: readonly string[] = FakeRecorder.types): void {
  FakeRecorder.made = [];
  FakeRecorder.types = types;
  FakeRecorder.bytes = 'pictures';
  vi.stubGlobal('MediaRecorder', FakeRecorder);
}
