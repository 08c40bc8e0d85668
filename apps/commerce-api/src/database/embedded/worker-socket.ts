import { Duplex } from 'node:stream';

type Send = (bytes: Uint8Array) => void;

/**
 * A socket for `pg`: bytes written go to the thread of the embedded database, its answers come back through `push`.
 * Messages that pg corks together are sent together.
 */
export class WorkerSocket extends Duplex {
  readonly #open: () => Promise<Send>;
  #send: Send | null = null;

  /** @param open starts the thread when needed and returns the function that sends bytes to it */
  constructor(open: () => Promise<Send>) {
    super({ decodeStrings: true });
    this.#open = open;
  }

  connect(): this {
    this.#open().then(
      (send) => {
        this.#send = send;
        this.emit('connect');
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#forward(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#forward(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  #forward(bytes: Buffer, done: (error?: Error | null) => void): void {
    if (this.#send) {
      this.#send(new Uint8Array(bytes));
      done();
    } else {
      done(new Error('The connection to the embedded database is not open.'));
    }
  }

  /** Answers are pushed as they come: pg reads at once and has no use for back-pressure. */
  override _read(): void {}

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}
