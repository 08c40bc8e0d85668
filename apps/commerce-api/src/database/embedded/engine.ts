import { Worker } from 'node:worker_threads';
import { StartupError } from '../startup-error.ts';
import type { EngineReply, EngineRequest, EngineStart } from './messages.ts';
import { WorkerSocket } from './worker-socket.ts';

type Pending = { resolve(): void; reject(error: Error): void };

/** The embedded database in its thread, as the main thread sees it. */
export class Engine {
  readonly #start: EngineStart;
  readonly #sockets = new Map<number, WorkerSocket>();
  readonly #pending = new Map<number, Pending>();
  #worker: Promise<Worker> | null = null;
  #lastNumber = 0;
  #isClosing = false;

  constructor(start: EngineStart) {
    this.#start = start;
  }

  /** A connection for `pg`; starts the thread again when it had ended. */
  createSocket(): WorkerSocket {
    const connection = this.#nextNumber();
    const socket = new WorkerSocket(async () => {
      const worker = await this.#running();
      return (bytes) => {
        worker.postMessage({ kind: 'wire', connection, bytes } satisfies EngineRequest, [
          bytes.buffer as ArrayBuffer,
        ]);
      };
    });
    this.#sockets.set(connection, socket);
    socket.once('close', () => this.#sockets.delete(connection));
    return socket;
  }

  /** Every commit so far is on disk when this resolves. */
  flush(): Promise<void> {
    return this.#request({ kind: 'flush', request: this.#nextNumber() });
  }

  /** Writes the whole database as a tar file that `snapshotPath` accepts. */
  dump(path: string): Promise<void> {
    return this.#request({ kind: 'dump', request: this.#nextNumber(), path });
  }

  async close(): Promise<void> {
    if (!this.#worker || this.#isClosing) return;
    this.#isClosing = true;
    const worker = await this.#worker;
    await this.#request({ kind: 'close', request: this.#nextNumber() });
    await worker.terminate();
  }

  /** Ends the thread in the middle of its work, as a crash would; the next connection recovers from the log. */
  async interrupt(): Promise<void> {
    await (await this.#worker)?.terminate();
  }

  #nextNumber(): number {
    this.#lastNumber += 1;
    return this.#lastNumber;
  }

  async #request(request: EngineRequest & { request: number }): Promise<void> {
    const worker = await this.#running();
    return new Promise((resolve, reject) => {
      this.#pending.set(request.request, { resolve, reject });
      worker.postMessage(request);
    });
  }

  #running(): Promise<Worker> {
    this.#worker ??= this.#launch();
    return this.#worker;
  }

  #launch(): Promise<Worker> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), {
        workerData: this.#start,
        execArgv: [],
      });
      worker.on('message', (message: EngineReply) => {
        if (message.kind === 'ready') resolve(worker);
        else if (message.kind === 'failed') reject(new StartupError(message.message));
        else this.#receive(message);
      });
      worker.on('error', (error) => this.#ended(error));
      worker.on('exit', () => {
        const error = new Error('The embedded database has stopped.');
        reject(error);
        this.#ended(error);
      });
    });
  }

  #receive(message: Exclude<EngineReply, { kind: 'ready' | 'failed' }>): void {
    if (message.kind === 'wire') {
      this.#sockets.get(message.connection)?.push(message.bytes);
      return;
    }
    const pending = this.#pending.get(message.request);
    this.#pending.delete(message.request);
    if (message.error === null) pending?.resolve();
    else pending?.reject(new Error(message.error));
  }

  #ended(error: Error): void {
    this.#worker = null;
    for (const pending of this.#pending.values()) pending.reject(error);
    this.#pending.clear();
    for (const socket of this.#sockets.values()) socket.destroy(this.#isClosing ? undefined : error);
  }
}
