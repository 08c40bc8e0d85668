import { sensitive } from '@ownpath/domain/sensitive';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { PortError, type StoreAnswer } from '../../ports/index.ts';
import { queueEmail } from '../notifications/index.ts';
import { helpAnswerEmail } from './help-answer-email.ts';
import {
  answerHelpRequest,
  findAgreement,
  findHelpRequest,
  findMailTarget,
  type HelpRequest,
  planJob,
} from './payment-help-queries.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ports' | 'log' | 'config'>;

export type StoreJob = {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attempts: number;
  readonly maxAttempts: number;
};

export const ASK_STORE = 'ask-store';

const Payload = z.object({ requestId: z.string(), round: z.int() });

const DAY_MS = 86_400_000;
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 3_600_000;
/** A request that nobody answered ends after so long: the customer is asked to call. */
const UNANSWERED_AFTER_MS = 7 * DAY_MS;
const NO_ANSWER = { outcome: 'call', text: null } as const;

/** 10 s, 20 s, 40 s … at most an hour. */
const waitAfter = (round: number) => Math.min(FIRST_WAIT_MS * 2 ** round, LONGEST_WAIT_MS);

/** Stores the answer with the mail about it, once. */
async function settle(
  { database, clock, config }: Parts,
  request: HelpRequest,
  { outcome, text: answer }: Pick<Extract<StoreAnswer, { status: 'answered' }>, 'outcome' | 'text'>,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const isNew = await answerHelpRequest(transaction, request.id, { outcome, answer, answeredAt: now });
    if (!isNew) return;
    const agreement = await findAgreement(transaction, request.agreementId);
    const target = agreement && (await findMailTarget(transaction, agreement.customerId));
    if (!target) return;
    const { locale } = request;
    const { agreementNumber } = agreement;
    const shown = { name: agreement.name[locale], agreementNumber, kind: request.kind, outcome, answer };
    const mail = helpAnswerEmail(shown, { to: target.email, locale, shopUrl: config.publicUrl });
    await queueEmail(transaction, `help-answer:${request.id}`, mail, now);
  });
  await database.flush();
}

/**
 * Hands a request to the store and asks for its answer, again and again while there is none.
 * @throws PortError: the queue retries
 */
export async function askStore(deps: Parts, job: StoreJob): Promise<void> {
  const { database, clock, ports, log } = deps;
  const { requestId, round } = Payload.parse(job.payload);
  const request = await findHelpRequest(database, requestId);
  const agreement = request && (await findAgreement(database, request.agreementId));
  if (!agreement || request.outcome !== null) return;
  let answer: StoreAnswer;
  try {
    answer = await ports.helpDesk.ask({
      reference: requestId,
      storeNumber: agreement.storeId,
      agreementNumber: agreement.agreementNumber,
      kind: request.kind,
      message: request.message === null ? null : sensitive(request.message),
      locale: request.locale,
    });
  } catch (error) {
    if (!(error instanceof PortError) || job.attempts < job.maxAttempts) throw error;
    log.warn({ requestId, fault: error.fault }, 'a store could not be reached with a request');
    return settle(deps, request, NO_ANSWER);
  }
  if (answer.status === 'answered') return settle(deps, request, answer);
  const now = clock.now();
  if (now.getTime() - request.createdAt.getTime() >= UNANSWERED_AFTER_MS) {
    return settle(deps, request, NO_ANSWER);
  }
  const next = round + 1;
  await planJob(database, {
    kind: ASK_STORE,
    payload: { requestId, round: next },
    idempotencyKey: `${requestId}:${next}`,
    runAt: new Date(now.getTime() + waitAfter(round)),
  });
}
