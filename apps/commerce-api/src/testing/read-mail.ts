import { eq } from '../database/orm.ts';
import { sandboxMessages } from '../database/schema/index.ts';
import { JobWorker } from '../jobs/queue-worker.ts';
import { jobHandlers } from '../jobs/start-jobs.ts';
import type { TestApp } from './create-test-app.ts';

/**
 * Runs the jobs; returns the recipient's latest mail, of those whose subject contains `subject`. Jobs run concurrently:
 * where two mails are due at once, only the subject says which one is meant.
 */
export async function readMail(engine: TestApp, recipient: string, subject = '') {
  const { database, clock, log } = engine.deps;
  const worker = new JobWorker({ database, clock, log, handlers: jobHandlers(engine.deps) });
  for (let round = 0; round < 3; round += 1) await worker.runDue();
  const mails = await database.select().from(sandboxMessages).where(eq(sandboxMessages.recipient, recipient));
  return (
    mails
      .filter((mail) => mail.subject?.includes(subject))
      .sort((one, other) => Number(one.createdAt) - Number(other.createdAt))
      .at(-1) ?? null
  );
}

/** The token in the link of a password reset mail; empty when there is none. */
export const tokenInMail = (body: string): string => /[?&]token=([\w-]+)/.exec(body)?.[1] ?? '';

/** The sign-in code in a mail; empty when there is none. */
export const codeInMail = (body: string): string => /\d{4}-\d{4}-\d{4}/.exec(body)?.[0] ?? '';
