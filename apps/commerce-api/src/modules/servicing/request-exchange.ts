import { isExchangeOver } from '@ownpath/domain/servicing';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { insertExchange, listExchanges, moveExchange, stateOfExchange } from '../exchanges/index.ts';
import { tellStoreAgain } from '../visits/index.ts';
import { lockAgreements } from './account-payment-queries.ts';
import { agreementStatusOf } from './agreement-status.ts';
import { ASK_FOR_EXCHANGE } from './answer-exchange.ts';
import { getExchanges, refusalOf } from './get-exchanges.ts';
import { planJob } from './payment-help-queries.ts';
import { accountOf } from './payment-quotes.ts';
import { listAgreementAccounts } from './servicing-queries.ts';

type Parts = Pick<Dependencies, 'database' | 'clock'>;
type Caller = { readonly customerId: string; readonly agreementId: string; readonly locale: Locale };

/**
 * Asks the store to exchange what is rented; a job hands it over. The same key is one request.
 * @throws DomainError `NotFound`; `ExchangeNotOffered`, also while an earlier one is under way
 */
export async function requestExchange(
  deps: Parts,
  request: Caller & { readonly requestKey: string; readonly wish: string | null },
): ReturnType<typeof getExchanges> {
  const { database, clock } = deps;
  const { customerId, requestKey, locale } = request;
  const now = clock.now();
  await database.transaction(async (transaction) => {
    await lockAgreements(transaction, customerId, [request.agreementId]);
    const account = accountOf(await listAgreementAccounts(transaction, customerId), request.agreementId);
    const { id: agreementId } = account.agreement;
    const { today } = agreementStatusOf(account, now);
    const own = (await listExchanges(transaction, customerId)).filter(({ old }) => old.id === agreementId);
    if (own.some(({ exchange }) => exchange.requestKey === requestKey)) return;
    const refusal = refusalOf(account, now);
    if (refusal !== null)
      throw new DomainError('ExchangeNotOffered', `The exchange is not offered: ${refusal}.`);
    for (const row of own) {
      const isOver = isExchangeOver(stateOfExchange(row, today));
      if (!isOver) throw new DomainError('ExchangeNotOffered', 'An earlier exchange is under way.');
      // Nothing was signed in time: it makes way for the new one.
      await moveExchange(transaction, row.exchange.id, ['agreed'], { status: 'cancelled' }, now);
    }
    const wish = request.wish ? request.wish : null;
    const fields = { customerId, agreementId, wish, locale, requestKey, createdAt: now, updatedAt: now };
    const exchange = await insertExchange(transaction, fields);
    if (!exchange) throw new DomainError('ExchangeNotOffered', 'An earlier exchange is under way.');
    await planJob(transaction, {
      kind: ASK_FOR_EXCHANGE,
      payload: { requestId: exchange.id, round: 0 },
      idempotencyKey: `${exchange.id}:0`,
      runAt: now,
    });
  });
  await database.flush();
  return getExchanges(deps, request);
}

/**
 * The customer keeps what is rented; a new agreement stays as it was signed. Once the crew is on its way only the store can do it.
 * @throws DomainError `NotFound`; `VisitNotChangeable`
 */
export async function cancelExchange(deps: Parts, request: Caller): ReturnType<typeof getExchanges> {
  const { database, clock } = deps;
  const { customerId } = request;
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const { agreement } = accountOf(
      await listAgreementAccounts(transaction, customerId),
      request.agreementId,
    );
    const found = (await listExchanges(transaction, customerId)).find(({ old }) => old.id === agreement.id);
    await lockAgreements(transaction, customerId, [agreement.id, ...(found?.next ? [found.next.id] : [])]);
    if (!found) return;
    const { exchange, next } = found;
    const fields = { status: 'cancelled', newAgreementId: null } as const;
    const ended = await moveExchange(transaction, exchange.id, ['asked', 'agreed'], fields, now);
    if (ended && next) await tellStoreAgain(transaction, next.id, now);
  });
  await database.flush();
  return getExchanges(deps, request);
}
