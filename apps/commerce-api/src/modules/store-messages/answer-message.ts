import { sensitive } from '@ownpath/domain/sensitive';
import { NO_STORE_NUMBER } from '@ownpath/domain/stores';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { queueEmail } from '../notifications/index.ts';
import { askHelpDesk, type StoreJob } from '../servicing/index.ts';
import { findStoreRow } from '../stores/index.ts';
import { messageAnswerEmail } from './message-answer-email.ts';
import { closeMessage, findMessage, type StoreMessage } from './store-messages-queries.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ports' | 'log' | 'config'>;

export const ANSWER_MESSAGE = 'answer-store-message';

const Payload = z.object({ requestId: z.string(), round: z.int() });

/** Mails the answer, once, and deletes what was written. */
async function settle(
  { database, clock, config }: Parts,
  { id, storeId, email, locale }: StoreMessage,
  answer: string | null,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    if (!(await closeMessage(transaction, id, now)) || email === null) return;
    const store = storeId === null ? null : await findStoreRow(transaction, storeId, now);
    const mail = messageAnswerEmail({ store, answer }, { to: email, locale, shopUrl: config.publicUrl });
    await queueEmail(transaction, `store-message:${id}`, mail, now);
  });
  await database.flush();
}

/**
 * Hands a message to the store and asks for its answer, again and again while there is none.
 * @throws PortError: the queue retries
 */
async function answerMessage(deps: Parts, job: StoreJob): Promise<void> {
  const { requestId, round } = Payload.parse(job.payload);
  const row = await findMessage(deps.database, requestId);
  if (!row || row.message === null) return;
  const answer = await askHelpDesk(deps, job, {
    jobKind: ANSWER_MESSAGE,
    round,
    createdAt: row.createdAt,
    ask: {
      reference: requestId,
      storeNumber: row.storeId ?? NO_STORE_NUMBER,
      agreementNumber: row.agreementNumber,
      kind: row.topic,
      message: sensitive(row.message),
      locale: row.locale,
    },
  });
  if (answer) await settle(deps, row, answer.text);
}

export const storeMessageJobs = (deps: Parts) => ({
  [ANSWER_MESSAGE]: (job: StoreJob) => answerMessage(deps, job),
});
