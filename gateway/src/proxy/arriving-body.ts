import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { AppError } from '@isl/service-kit';

type Limits = {
  readonly maxBytes: number;
  readonly tooLarge: () => AppError;
  /** Milliseconds that the sender may pause. */
  readonly idleMs: number;
};

/**
 * A request's body on its way to another service: never held in memory, bounded in size and in
 * pauses. It takes nothing from the connection before it is read, so that an attempt that found
 * nobody can be repeated, and when it is given up, the rest is thrown away, so that the sender
 * gets to read the answer.
 */
export class ArrivingBody extends Readable {
  readonly #raw: IncomingMessage;
  readonly #limits: Limits;
  #isStarted = false;
  #bytes = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(raw: IncomingMessage, limits: Limits) {
    super();
    this.#raw = raw;
    this.#limits = limits;
  }

  /** The same body for another attempt; null once some of it is gone. */
  renewed(): ArrivingBody | null {
    return this.#isStarted ? null : new ArrivingBody(this.#raw, this.#limits);
  }

  override _read(): void {
    // Who left before this has been announced already: no 'close' will come.
    if (this.#raw.destroyed && !this.#raw.readableEnded) {
      this.destroy(senderLeft());
      return;
    }
    if (!this.#isStarted) {
      this.#isStarted = true;
      this.#raw.on('data', this.#onData);
      this.#raw.once('end', this.#onEnd);
      this.#raw.once('close', this.#onClose);
    }
    this.#watchIdle();
    this.#raw.resume();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.#idle);
    this.#raw.off('data', this.#onData);
    this.#raw.off('end', this.#onEnd);
    this.#raw.off('close', this.#onClose);
    if (this.#isStarted) this.#raw.resume();
    done(error);
  }

  readonly #onData = (chunk: Buffer): void => {
    this.#bytes += chunk.length;
    if (this.#bytes > this.#limits.maxBytes) {
      this.destroy(this.#limits.tooLarge());
      return;
    }
    if (this.push(chunk)) {
      this.#watchIdle();
    } else {
      // Now the receiver is the slow one; the sender's clock stops.
      this.#raw.pause();
      clearTimeout(this.#idle);
    }
  };

  readonly #onEnd = (): void => {
    clearTimeout(this.#idle);
    this.push(null);
  };

  readonly #onClose = (): void => {
    if (!this.#raw.complete) this.destroy(senderLeft());
  };

  #watchIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      this.destroy(
        new AppError('SENDER_IDLE', 'Error: nothing arrived for too long. Please try again.'),
      );
    }, this.#limits.idleMs);
  }
}

function senderLeft(): AppError {
  return new AppError('SENDER_LEFT', 'The connection ended before the request did.');
}
