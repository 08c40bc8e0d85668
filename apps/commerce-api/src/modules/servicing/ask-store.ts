import { sensitive } from '@ownpath/domain/sensitive';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { queueEmail } from '../notifications/index.ts';
import { type AnswerOfStore, askHelpDesk, type StoreJob } from './ask-help-desk.ts';
import { helpAnswerEmail } from './help-answer-email.ts';
import {
  answerHelpRequest,
  findAgreement,
  findHelpRequest,
  findMailTarget,
  type HelpRequest,
} from './payment-help-queries.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ports' | 'log' | 'config'>;

export const ASK_STORE = 'ask-store';

const Payload = z.object({ requestId: z.string(), round: z.int() });

/** Stores the answer with the mail about it, once. */
async function settle(
  { database, clock, config }: Parts,
  request: HelpRequest,
  { outcome, text: answer }: AnswerOfStore,
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
  const { database } = deps;
  const { requestId, round } = Payload.parse(job.payload);
  const request = await findHelpRequest(database, requestId);
  const agreement = request && (await findAgreement(database, request.agreementId));
  if (!agreement || request.outcome !== null) return;
  const answer = await askHelpDesk(deps, job, {
    jobKind: ASK_STORE,
    round,
    createdAt: request.createdAt,
    ask: {
      reference: requestId,
      storeNumber: agreement.storeId,
      agreementNumber: agreement.agreementNumber,
      kind: request.kind,
      message: request.message === null ? null : sensitive(request.message),
      locale: request.locale,
    },
  });
  if (answer) await settle(deps, request, answer);
}
