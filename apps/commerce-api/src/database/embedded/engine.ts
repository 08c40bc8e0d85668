import { Worker } from 'node:worker_threads';
import { compileEngineModule } from './engine-module.ts';
import type { EngineReply, EngineRequest, EngineStart } from './messages.ts';
import { WorkerSocket } from './worker-socket.ts';

type Pending = { resolve(): void; reject(error: Error): void };
/** The thread ended during a request; the next connection starts another. */
export class EngineStoppedError extends Error {
  override readonly name = 'EngineStoppedError';
}

/** The thread's garbage is messages: a small young generation gives their memory back soon. */
const YOUNG_GENERATION_MB = 4;

/** One for all databases of this process: what V8 has optimised for one of them serves the others. */
let compiled: Promise<WebAssembly.Module> | undefined;

type Answer = Exclude<EngineReply, { kind: 'ready' | 'failed' }>;

/**
 * The main thread's side of the embedded database. A thread that ends (out of memory, a statement
 * over its limit) is started again by the next connection; with files, every commit is still there.
 */
export class Engine {
  readonly #start: EngineStart;
  readonly #sockets = new Map<number, WorkerSocket>();
  readonly #pending = new Map<number, Pending>();
  readonly #watch: StatementWatch;
  #worker: Promise<Worker> | null = null;
  #lastNumber = 0;
  #isClosing = false;
  #reason = 'its thread has ended';

  constructor(start: EngineStart) {
    this.#start = start;
    this.#watch = new StatementWatch(start.statementLimitMs, () =>
      this.interrupt(`a statement took longer than ${start.statementLimitMs} ms`),
    );
  }

  /** Starts the thread and waits, without a time limit, until the database is open. */
  async open(): Promise<void> {
    await this.#running();
  }

  /** A connection for `pg`; starts the thread when there is none. */
  createSocket(): WorkerSocket {
    const connection = this.#nextNumber();
    const socket = new WorkerSocket(async () => {
      const worker = await this.#running();
      return (bytes) => {
        this.#watch.started();
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
    const running = this.#worker;
    if (!running || this.#isClosing) return;
    const worker = await running;
    await this.#request({ kind: 'close', request: this.#nextNumber() });
    this.#isClosing = true;
    await worker.terminate();
  }

  /** Ends the thread during a request, because WebAssembly can't be interrupted. */
  async interrupt(reason: string): Promise<void> {
    this.#reason = reason;
    const worker = await this.#worker;
    await worker?.terminate();
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

  async #launch(): Promise<Worker> {
    this.#reason = 'its thread has ended';
    compiled ??= compileEngineModule();
    const workerData: EngineStart = { ...this.#start, module: await compiled };
    return new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), {
        workerData,
        execArgv: [],
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
      });
      const end = () => {
        const error = new EngineStoppedError(`The embedded database has stopped: ${this.#reason}.`);
        reject(error);
        this.#ended(error);
      };
      worker.on('message', (message: EngineReply) => {
        if (message.kind === 'ready') resolve(worker);
        else if (message.kind === 'failed') this.#reason = message.message;
        else this.#receive(message);
      });
      worker.on('error', ({ message }) => {
        this.#reason = message;
      });
      worker.on('exit', end);
    });
  }

  #receive(message: Answer): void {
    if (message.kind === 'wire') this.#sockets.get(message.connection)?.push(message.bytes);
    else if (message.kind === 'answered') this.#watch.answered();
    else this.#settle(message.request, message.error);
  }

  #settle(request: number, error: string | null): void {
    const pending = this.#pending.get(request);
    this.#pending.delete(request);
    if (error === null) pending?.resolve();
    else pending?.reject(new Error(error));
  }

  #ended(error: Error): void {
    this.#worker = null;
    this.#watch.reset();
    for (const pending of this.#pending.values()) pending.reject(error);
    this.#pending.clear();
    for (const socket of this.#sockets.values()) socket.destroy(this.#isClosing ? undefined : error);
  }
}

/** Calls `onOverrun` when a request takes longer than the limit. Requests are processed one after another. */
export class StatementWatch {
  readonly #limitMs: number;
  readonly #onOverrun: () => void;
  #waiting = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(limitMs: number, onOverrun: () => void) {
    this.#limitMs = limitMs;
    this.#onOverrun = onOverrun;
  }

  started(): void {
    this.#waiting += 1;
    if (this.#waiting === 1) this.#restart();
  }

  answered(): void {
    this.#waiting -= 1;
    this.#restart();
  }

  reset(): void {
    this.#waiting = 0;
    this.#restart();
  }

  #restart(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = this.#waiting > 0 ? setTimeout(this.#onOverrun, this.#limitMs).unref() : null;
  }
}
