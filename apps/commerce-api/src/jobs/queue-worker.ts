import type { Database, DatabaseLogger } from '../database/connect.ts';
import { errorMessage } from '../database/startup-error.ts';
import type { Clock } from '../ports/clock.ts';
import { type ClaimedJob, claimJobs, completeJob, failJob, renewLease } from './queue.ts';

/** Runs one job; must be idempotent, because a worker can be killed between the work and its record. */
export type JobHandler = (job: ClaimedJob) => Promise<void>;
export type JobHandlers = Readonly<Record<string, JobHandler>>;

/** Thrown by a handler when retrying is useless. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError';
}

export type JobWorkerOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: DatabaseLogger;
  readonly handlers: JobHandlers;
  /** Concurrent jobs. */
  readonly concurrency?: number;
  readonly pollEveryMs?: number;
  /** A job whose worker has not renewed its lease for so long is run again. */
  readonly leaseMs?: number;
};

const DEFAULTS = { concurrency: 4, pollEveryMs: 1_000, leaseMs: 60_000 };

/** Runs the jobs that it has handlers for; any number of workers and processes may run concurrently. */
export class JobWorker {
  readonly #options: Required<JobWorkerOptions>;
  readonly #running = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | null = null;
  #polling: Promise<void> = Promise.resolve();
  #isStarted = false;

  constructor(options: JobWorkerOptions) {
    this.#options = { ...DEFAULTS, ...options };
  }

  start(): void {
    this.#isStarted = true;
    this.wake();
  }

  /** Looks for due jobs now instead of at the next poll; call it after a commit that enqueued one. */
  wake(): void {
    if (!this.#isStarted) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#polling = this.#polling.then(() => this.#poll());
  }

  /** Takes no more jobs and waits for running ones. */
  async stop(): Promise<void> {
    this.#isStarted = false;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#polling;
    await Promise.all(this.#running);
  }

  /** Runs what is due until nothing is left, without polling: for tests and commands. @returns how many ran */
  async runDue(): Promise<number> {
    let count = 0;
    for (;;) {
      const claimed = await this.#claim(this.#options.concurrency);
      if (claimed.length === 0) return count;
      count += claimed.length;
      await Promise.all(claimed.map((job) => this.#run(job)));
    }
  }

  async #poll(): Promise<void> {
    if (!this.#isStarted) return;
    try {
      const free = this.#options.concurrency - this.#running.size;
      const claimed = free > 0 ? await this.#claim(free) : [];
      for (const job of claimed) this.#track(job);
    } catch (error) {
      this.#options.log.warn(
        { reason: errorMessage(error) },
        'due jobs could not be read; they are read again soon',
      );
    }
    if (this.#isStarted) this.#timer = setTimeout(() => this.wake(), this.#options.pollEveryMs);
  }

  #track(job: ClaimedJob): void {
    const run = this.#run(job).finally(() => {
      this.#running.delete(run);
      this.wake();
    });
    this.#running.add(run);
  }

  #claim(limit: number): Promise<ClaimedJob[]> {
    const { database, clock, handlers } = this.#options;
    const now = clock.now();
    return claimJobs(database, { kinds: Object.keys(handlers), now, leasedUntil: this.#leaseEnd(), limit });
  }

  #leaseEnd(): Date {
    return new Date(this.#options.clock.now().getTime() + this.#options.leaseMs);
  }

  /** Never throws: a job whose result cannot be recorded is run again when the lease ends. */
  async #run(job: ClaimedJob): Promise<void> {
    const { database, clock, log, handlers, leaseMs } = this.#options;
    const heartbeat = setInterval(() => {
      renewLease(database, job, this.#leaseEnd()).catch(() => {});
    }, leaseMs / 3).unref();
    const fields = { job: job.id, kind: job.kind, attempt: job.attempts };
    try {
      await handlers[job.kind]?.(job);
      await completeJob(database, job, clock.now());
    } catch (error) {
      const failure = { reason: errorMessage(error), isPermanent: error instanceof PermanentJobError };
      const isDead = await failJob(database, job, failure, clock.now()).catch(() => false);
      if (isDead) log.error({ ...fields, reason: failure.reason }, 'a job was given up');
      else log.warn({ ...fields, reason: failure.reason }, 'a job failed and is tried again');
    } finally {
      clearInterval(heartbeat);
    }
  }
}
