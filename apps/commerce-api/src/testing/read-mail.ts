import { eq } from 'drizzle-orm';
import { sandboxMessages } from '../database/schema/index.ts';
import { JobWorker } from '../jobs/queue-worker.ts';
import { jobHandlers } from '../jobs/start-jobs.ts';
import type { TestApp } from './create-test-app.ts';

/** Lets the jobs run; answers the mail that this person got last. */
export async function readMail(engine: TestApp, recipient: string) {
  const { database, clock, log } = engine.deps;
  const worker = new JobWorker({ database, clock, log, handlers: jobHandlers(engine.deps) });
  for (let round = 0; round < 3; round += 1) await worker.runDue();
  const mails = await database.select().from(sandboxMessages).where(eq(sandboxMessages.recipient, recipient));
  return mails.sort((one, other) => Number(one.createdAt) - Number(other.createdAt)).at(-1) ?? null;
}

/** The token of a password reset, as its mail's link carries it; empty when there is none. */
export const tokenInMail = (body: string): string => /[?&]token=([\w-]+)/.exec(body)?.[1] ?? '';

/** The sign-in code that a mail tells; empty when there is none. */
export const codeInMail = (body: string): string => /\d{4}-\d{4}-\d{4}/.exec(body)?.[0] ?? '';
