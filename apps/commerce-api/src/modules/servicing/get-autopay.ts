import type { AgreementAutopay, SavedPaymentMethod } from '@ownpath/contracts/servicing';
import { type CalendarDate, calendarDateIn, HEAD_OFFICE_TIME_ZONE } from '@ownpath/domain/dates';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { getStore, type Queryable } from './account-payment-queries.ts';
import { listAttempts } from './autopay-charge-queries.ts';
import { chargeHourOf } from './autopay-state.ts';
import { listSavedPaymentMethods } from './list-saved-payment-methods.ts';
import { accountOf } from './payment-quotes.ts';
import { type AutopayFacts, presentAutopay } from './present-autopay.ts';
import {
  type AgreementAccount,
  getCustomerRow,
  listAgreementAccounts,
  listItemImageUrls,
  listPaymentMethods,
} from './servicing-queries.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/** Agreements that autopay can pay: active, with a schedule of their own. */
const canBePaid = ({ agreement, schedule }: AgreementAccount) =>
  agreement.type === 'rental-purchase' && agreement.status === 'active' && schedule.length > 0;

/** What autopay's rules need to know of the customer's agreements. */
export async function loadAutopayFacts(
  { clock, config }: Pick<Parts, 'clock' | 'config'>,
  queryable: Queryable,
  { customerId, locale }: { readonly customerId: string; readonly locale: Locale },
): Promise<AutopayFacts[]> {
  const accounts = (await listAgreementAccounts(queryable, customerId)).filter(canBePaid);
  const ids = accounts.map(({ agreement }) => agreement.id);
  const shared = {
    attempts: ids.length === 0 ? [] : await listAttempts(queryable, ids),
    methods: await listPaymentMethods(queryable, customerId),
    customer: await getCustomerRow(queryable, customerId),
    hour: await chargeHourOf(queryable, config.siteId),
    now: clock.now(),
    locale,
  };
  const imageUrls = await listItemImageUrls(queryable, ids);
  const all: AutopayFacts[] = [];
  for (const account of accounts) {
    const { phone: storePhone } = await getStore(queryable, account.agreement.storeId);
    all.push({ ...shared, account, storePhone, imageUrls: imageUrls.get(account.agreement.id) ?? [] });
  }
  return all;
}

/** Of one agreement, by id or number. @throws DomainError `NotFound` */
export async function findAutopayFacts(
  deps: Pick<Parts, 'clock' | 'config'>,
  queryable: Queryable,
  request: { readonly customerId: string; readonly locale: Locale; readonly agreementId: string },
): Promise<AutopayFacts> {
  const all = await loadAutopayFacts(deps, queryable, request);
  const account = accountOf(
    all.map((facts) => facts.account),
    request.agreementId,
  );
  const found = all.find((facts) => facts.account === account);
  if (!found) throw new DomainError('NotFound', 'No such agreement.');
  return found;
}

/** Autopay of the caller's agreements, and the methods that it can charge. */
export async function getAutopay(
  deps: Parts,
  request: { readonly customerId: string; readonly locale: Locale },
): Promise<{
  today: CalendarDate;
  chargeHour: number;
  agreements: AgreementAutopay[];
  paymentMethods: SavedPaymentMethod[];
}> {
  const all = await loadAutopayFacts(deps, deps.database, request);
  const { customerId } = request;
  const { paymentMethods } = await listSavedPaymentMethods(deps, { customerId, isCardOnly: false });
  const timeZone = all[0]?.account.store.timeZone ?? HEAD_OFFICE_TIME_ZONE;
  return {
    today: calendarDateIn(deps.clock.now(), timeZone),
    chargeHour: await chargeHourOf(deps.database, deps.config.siteId),
    agreements: all.map(presentAutopay),
    paymentMethods: paymentMethods.filter(({ kind }) => kind === 'card' || kind === 'bank-account'),
  };
}
