import type { CustomerRecord } from '@ownpath/contracts/servicing';
import { listAccountAlerts } from '@ownpath/domain/account';
import { hasOnlyEarlyAgreements, isAgreementVisible } from '@ownpath/domain/agreements';
import { calendarDateIn, HEAD_OFFICE_TIME_ZONE } from '@ownpath/domain/dates';
import type { Dependencies } from '../../dependencies.ts';
import { agreementStatusOf, listingOf } from './agreement-status.ts';
import { alertNameOf } from './card-alert-name.ts';
import { getCustomerRecord } from './get-customer-record.ts';
import {
  type AgreementAccount,
  getCustomerRow,
  listAgreementAccounts,
  listPaymentMethods,
} from './servicing-queries.ts';

export type CustomerDetails = {
  customer: CustomerRecord;
  homeStoreNumber?: string;
  languagePreference?: string;
  acceptsMarketing: boolean;
  activeAgreementCount: number;
  hasOnlyEarlyAgreements: boolean;
  alerts: string[];
};

/** Agreements with amounts owed, for the alerts. */
function owedOf(accounts: readonly AgreementAccount[], now: Date) {
  return accounts
    .filter(({ agreement }) => agreement.status === 'active')
    .flatMap((account) => {
      const { currentDueOn } = agreementStatusOf(account, now);
      return currentDueOn === null
        ? []
        : [{ dueDate: currentDueOn, isAutopayEnabled: account.autopay !== null }];
    });
}

/** The caller's account with its alerts (specification section 3). */
export async function getCustomerDetails(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  customerId: string,
): Promise<CustomerDetails> {
  const { database, clock } = deps;
  const { customer } = await getCustomerRecord(deps, customerId);
  const row = await getCustomerRow(database, customerId);
  const accounts = await listAgreementAccounts(database, customerId);
  const methods = await listPaymentMethods(database, customerId);
  const now = clock.now();
  const listed = accounts.map(({ agreement }) => listingOf(agreement)).filter(isAgreementVisible);
  const timeZone = accounts[0]?.store.timeZone ?? HEAD_OFFICE_TIME_ZONE;
  return {
    customer,
    ...(row.homeStoreId ? { homeStoreNumber: row.homeStoreId } : {}),
    ...(row.preferredLocale ? { languagePreference: row.preferredLocale } : {}),
    acceptsMarketing: row.acceptsMarketing,
    activeAgreementCount: listed.filter(({ agreementRefCode }) => agreementRefCode === 'ACTIVE').length,
    hasOnlyEarlyAgreements: hasOnlyEarlyAgreements(listed),
    alerts: listAccountAlerts({
      agreements: owedOf(accounts, now),
      cards: methods.flatMap(({ id, expiration }) =>
        expiration ? [{ alertName: alertNameOf(id, expiration), expiry: expiration }] : [],
      ),
      today: calendarDateIn(now.toISOString(), timeZone),
    }),
  };
}
