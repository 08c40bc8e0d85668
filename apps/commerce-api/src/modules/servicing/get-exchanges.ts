import type {
  ExchangedAgreement,
  ExchangeRequest,
  Exchange as ShownExchange,
} from '@ownpath/contracts/servicing';
import { exchangeDate } from '@ownpath/domain/agreements';
import { addBusinessDays, type CalendarDate, calendarDateIn } from '@ownpath/domain/dates';
import {
  exchangeRefusal,
  HELP_ANSWER_BUSINESS_DAYS,
  isExchangeOver,
  lastDayOfOld,
} from '@ownpath/domain/servicing';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { type ExchangeRow, listExchanges, stateOfExchange } from '../exchanges/index.ts';
import { findSettlement, loadSettling, settlementOn, toSettlement } from '../returns/index.ts';
import { agreementStatusOf } from './agreement-status.ts';
import { accountOf } from './payment-quotes.ts';
import {
  type AgreementAccount,
  listAgreementAccounts,
  listItemImageUrls,
  type Queryable,
} from './servicing-queries.ts';

/** Why the exchange of an agreement cannot be asked for today; null when it can. */
export function refusalOf(account: AgreementAccount, now: Date) {
  const { agreement, store } = account;
  const { today, daysLate } = agreementStatusOf(account, now);
  return exchangeRefusal(
    {
      isActive: agreement.status === 'active' && agreement.type === 'rental-purchase',
      openedOn: agreement.openedOn,
      deliveredOn: agreement.deliveredOn,
      daysLate,
      isOfferedByStore: store.isOnlineReturnEnabled,
    },
    today,
  );
}

function toAgreement(
  agreement: ExchangeRow['old'],
  imageUrls: ReadonlyMap<string, readonly string[]>,
  locale: Locale,
): ExchangedAgreement {
  const { id, agreementNumber, name, rateCents, frequency, paymentCount, totalCostCents, cashPriceCents } =
    agreement;
  const images = [...(imageUrls.get(id) ?? [])];
  const terms = { rateCents, frequency, paymentCount, totalCostCents, cashPriceCents };
  return { agreementId: id, agreementNumber, name: name[locale], imageUrls: images, ...terms };
}

function toRequest(
  row: ExchangeRow,
  timeZone: string,
  today: CalendarDate,
  next: ExchangedAgreement | null,
): ExchangeRequest {
  const { wish, createdAt, answer, answeredAt, chooseBy } = row.exchange;
  return {
    state: stateOfExchange(row, today),
    wish,
    createdAt: createdAt.toISOString(),
    answerBy: addBusinessDays(calendarDateIn(createdAt, timeZone), HELP_ANSWER_BUSINESS_DAYS),
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
    chooseBy,
    next,
    datedOn: row.datedOn,
  };
}

async function loadExchange(
  queryable: Queryable,
  account: AgreementAccount,
  row: ExchangeRow | undefined,
  at: { readonly locale: Locale; readonly now: Date },
): Promise<ShownExchange> {
  const { agreement, store } = account;
  const { locale, now } = at;
  const { today } = agreementStatusOf(account, now);
  const next = row?.next ?? null;
  const images = await listItemImageUrls(queryable, [agreement.id, ...(next ? [next.id] : [])]);
  const isActive = agreement.status === 'active';
  const settled = isActive
    ? toSettlement(
        settlementOn(
          await loadSettling(queryable, agreement),
          row?.datedOn ? lastDayOfOld(row.datedOn) : today,
        ),
      )
    : await findSettlement(queryable, agreement.id);
  return {
    agreement: toAgreement(agreement, images, locale),
    storeNumber: agreement.storeId,
    timeZone: store.timeZone,
    from: agreement.openedOn && exchangeDate(agreement.openedOn),
    refusal: refusalOf(account, now),
    request: row ? toRequest(row, store.timeZone, today, next && toAgreement(next, images, locale)) : null,
    settlement: settled,
  };
}

/**
 * The exchange of one of the caller's agreements, or all that are under way.
 * @throws DomainError `NotFound` for an agreement that is not theirs
 */
export async function getExchanges(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  request: {
    readonly customerId: string;
    readonly agreementId?: string | undefined;
    readonly locale: Locale;
  },
): Promise<{ exchanges: ShownExchange[] }> {
  const { customerId, agreementId, locale } = request;
  const now = clock.now();
  const accounts = await listAgreementAccounts(database, customerId);
  const rows = await listExchanges(database, customerId);
  if (agreementId !== undefined) {
    const account = accountOf(accounts, agreementId);
    const row = rows.find(({ old }) => old.id === account.agreement.id);
    return { exchanges: [await loadExchange(database, account, row, { locale, now })] };
  }
  const exchanges: ShownExchange[] = [];
  for (const row of rows) {
    const account = accounts.find(({ agreement }) => agreement.id === row.old.id);
    if (!account || isExchangeOver(stateOfExchange(row, agreementStatusOf(account, now).today))) continue;
    exchanges.push(await loadExchange(database, account, row, { locale, now }));
  }
  return { exchanges };
}
