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
import { findOwnAgreement, insertMessage, planJob } from './store-messages-queries.ts';

export type Message = {
  readonly requestKey: string;
  readonly storeNumber: string;
  readonly topic: MessageTopic;
  readonly agreementNumber?: string | null | undefined;
  readonly message: string;
  readonly email: string;
  readonly locale: Locale;
};

/**
 * Takes a message for a store, also one that no longer rents: customers have its agreements. One about an agreement goes to
 * the agreement's store. A job hands it over. The same key is one message.
 * @throws DomainError `InvalidParameters`; `TooManyRequests`; `StoreNotFound`; `NotFound` for an agreement that is not the
 *   caller's
 */
export async function sendMessage(
  deps: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  { requestKey, storeNumber, topic, agreementNumber, message, email, locale }: Message,
  { clientIp, customerId }: { readonly clientIp: string; readonly customerId: string },
): Promise<{ readonly answerBy: CalendarDate; readonly answeringStore: string }> {
  const { database, clock } = deps;
  if (!isEmail(email)) {
    throw new DomainError('InvalidParameters', 'No valid email address.', {
      fields: [{ path: 'body.email', code: 'invalid' }],
    });
  }
  await limitAttempts(deps, { call: 'store-message', clientIp, account: email });
  const now = clock.now();
  const agreement = agreementNumber ? await findOwnAgreement(database, customerId, agreementNumber) : null;
  if (agreementNumber && !agreement) throw new DomainError('NotFound', 'No such agreement.');
  const answeringStore = agreement?.storeId ?? storeNumber;
  const store = answeringStore === NO_STORE_NUMBER ? null : await findStoreRow(database, answeringStore, now);
  if (!store && answeringStore !== NO_STORE_NUMBER) throw new DomainError('StoreNotFound', 'No such store.');
  await database.transaction(async (transaction) => {
    const row = await insertMessage(transaction, {
      storeId: store?.id ?? null,
      topic,
      agreementId: agreement?.id ?? null,
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
  const answerBy = addBusinessDays(storeDay(store, now), MESSAGE_ANSWER_BUSINESS_DAYS);
  return { answerBy, answeringStore };
}
