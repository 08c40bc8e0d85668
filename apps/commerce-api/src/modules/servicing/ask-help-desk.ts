import type { Dependencies } from '../../dependencies.ts';
import { type HelpDesk, PortError, type StoreAnswer } from '../../ports/index.ts';
import { planJob } from './payment-help-queries.ts';

export type StoreJob = {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attempts: number;
  readonly maxAttempts: number;
};

export type AnswerOfStore = Pick<Extract<StoreAnswer, { status: 'answered' }>, 'outcome' | 'text'>;

const DAY_MS = 86_400_000;
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 3_600_000;
/** A request that nobody answered ends after so long: the customer is asked to call. */
const UNANSWERED_AFTER_MS = 7 * DAY_MS;
const NO_ANSWER: AnswerOfStore = { outcome: 'call', text: null };

/** 10 s, 20 s, 40 s … at most an hour. */
const waitAfter = (round: number) => Math.min(FIRST_WAIT_MS * 2 ** round, LONGEST_WAIT_MS);

/**
 * Hands a request to the store and asks for its answer; while there is none, a job of the same kind asks again.
 * @returns the answer, or that the customer has to call; null when it will be asked again
 * @throws PortError: the queue retries
 */
export async function askHelpDesk(
  { database, clock, ports, log }: Pick<Dependencies, 'database' | 'clock' | 'ports' | 'log'>,
  job: StoreJob,
  request: {
    readonly jobKind: string;
    readonly round: number;
    readonly createdAt: Date;
    readonly ask: Parameters<HelpDesk['ask']>[0];
  },
): Promise<AnswerOfStore | null> {
  const { jobKind, round, createdAt, ask } = request;
  const requestId = ask.reference;
  let answer: StoreAnswer;
  try {
    answer = await ports.helpDesk.ask(ask);
  } catch (error) {
    if (!(error instanceof PortError) || job.attempts < job.maxAttempts) throw error;
    log.warn({ requestId, fault: error.fault }, 'a store could not be reached with a request');
    return NO_ANSWER;
  }
  if (answer.status === 'answered') return answer;
  const now = clock.now();
  if (now.getTime() - createdAt.getTime() >= UNANSWERED_AFTER_MS) return NO_ANSWER;
  const next = round + 1;
  await planJob(database, {
    kind: jobKind,
    payload: { requestId, round: next },
    idempotencyKey: `${requestId}:${next}`,
    runAt: new Date(now.getTime() + waitAfter(round)),
  });
  return null;
}
