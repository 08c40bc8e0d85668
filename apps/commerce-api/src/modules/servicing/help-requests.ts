import type { HelpRequest as ShownRequest } from '@ownpath/contracts/servicing';
import { addBusinessDays, calendarDateIn } from '@ownpath/domain/dates';
import { HELP_ANSWER_BUSINESS_DAYS, type HelpKind } from '@ownpath/domain/servicing';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { lockAgreements } from './account-payment-queries.ts';
import { ASK_STORE } from './ask-store.ts';
import { type HelpRequest, insertHelpRequest, listHelpRequests, planJob } from './payment-help-queries.ts';
import { accountOf } from './payment-quotes.ts';
import { listAgreementAccounts } from './servicing-queries.ts';

export type HelpWish = {
  readonly customerId: string;
  readonly locale: Locale;
  readonly requestKey: string;
  readonly agreementId: string;
  readonly kind: HelpKind;
  readonly message: string | null;
};

export function toHelpRequest(row: HelpRequest, timeZone: string): ShownRequest {
  const { id: requestId, kind, createdAt, outcome, answer, answeredAt } = row;
  const askedOn = calendarDateIn(createdAt, timeZone);
  return {
    requestId,
    kind,
    createdAt: createdAt.toISOString(),
    answerBy: addBusinessDays(askedOn, HELP_ANSWER_BUSINESS_DAYS),
    outcome,
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

/**
 * Asks the store for help with an agreement; a job hands it over. The same key is one request.
 * @throws DomainError `NotFound`; `HelpAlreadyRequested` while an earlier one has no answer; `InvalidParameters` for an
 *   agreement that has ended
 */
export async function requestHelp(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  wish: HelpWish,
): Promise<ShownRequest> {
  const now = clock.now();
  const { customerId, requestKey, kind, locale } = wish;
  const request = await database.transaction(async (transaction) => {
    await lockAgreements(transaction, customerId, [wish.agreementId]);
    const account = accountOf(await listAgreementAccounts(transaction, customerId), wish.agreementId);
    const { id: agreementId, type, status } = account.agreement;
    const earlier = await listHelpRequests(transaction, [agreementId]);
    const { timeZone } = account.store;
    const same = earlier.find((row) => row.requestKey === requestKey);
    if (same) return toHelpRequest(same, timeZone);
    if (type !== 'rental-purchase' || status !== 'active') {
      throw new DomainError('InvalidParameters', 'The agreement is not active.');
    }
    if (earlier.some(({ outcome }) => outcome === null)) {
      throw new DomainError('HelpAlreadyRequested', 'The store has not answered an earlier request yet.');
    }
    const message = wish.message === '' ? null : wish.message;
    const row = await insertHelpRequest(transaction, {
      agreementId,
      kind,
      message,
      locale,
      requestKey,
      createdAt: now,
    });
    await planJob(transaction, {
      kind: ASK_STORE,
      payload: { requestId: row.id, round: 0 },
      idempotencyKey: `${row.id}:0`,
      runAt: now,
    });
    return toHelpRequest(row, timeZone);
  });
  await database.flush();
  return request;
}
