import { isEmail } from '@ownpath/domain/account';
import { addBusinessDays, type CalendarDate } from '@ownpath/domain/dates';
import { MESSAGE_ANSWER_BUSINESS_DAYS, type MessageTopic } from '@ownpath/domain/servicing';
import type { Locale } from '@ownpath/domain/site';
import { NO_STORE_NUMBER } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { findStoreRow, storeDay } from '../stores/index.ts';
import { ANSWER_MESSAGE } from './answer-message.ts';
import { insertMessage, planJob } from './store-messages-queries.ts';

export type Message = {
  readonly requestKey: string;
  readonly storeNumber: string;
  readonly topic: MessageTopic;
  readonly message: string;
  readonly email: string;
  readonly locale: Locale;
};

/**
 * Takes a message for a store, also one that no longer rents: customers have its agreements. A job hands it over. The same
 * key is one message.
 * @throws DomainError `InvalidParameters`; `TooManyRequests`; `StoreNotFound`
 */
export async function sendMessage(
  deps: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  { requestKey, storeNumber, topic, message, email, locale }: Message,
  clientIp: string,
): Promise<{ readonly answerBy: CalendarDate }> {
  const { database, clock } = deps;
  if (!isEmail(email)) {
    throw new DomainError('InvalidParameters', 'No valid email address.', {
      fields: [{ path: 'body.email', code: 'invalid' }],
    });
  }
  await limitAttempts(deps, { call: 'store-message', clientIp, account: email });
  const now = clock.now();
  const store = storeNumber === NO_STORE_NUMBER ? null : await findStoreRow(database, storeNumber, now);
  if (!store && storeNumber !== NO_STORE_NUMBER) throw new DomainError('StoreNotFound', 'No such store.');
  await database.transaction(async (transaction) => {
    const row = await insertMessage(transaction, {
      storeId: store?.id ?? null,
      topic,
      message,
      email,
      locale,
      requestKey,
      createdAt: now,
    });
    if (!row) return;
    await planJob(transaction, {
      kind: ANSWER_MESSAGE,
      payload: { requestId: row.id, round: 0 },
      idempotencyKey: `${row.id}:0`,
      runAt: now,
    });
  });
  await database.flush();
  return { answerBy: addBusinessDays(storeDay(store, now), MESSAGE_ANSWER_BUSINESS_DAYS) };
}
