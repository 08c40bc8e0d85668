import {
  type AgreementSummary,
  calculatePayment,
  getAgreementSummary,
  getCustomerDetails,
  getExchanges,
  getSavedPaymentMethods,
} from '@ownpath/contracts/servicing';
import { isAgreementVisible } from '@ownpath/domain/agreements';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isTakenBack } from '../../shared/agreements/running-rental.ts';
import type { AccountAgreement, AccountData } from './account-data.ts';

const isShown = (agreement: AgreementSummary) =>
  isAgreementVisible({
    agreementRefCode: agreement.refCode,
    agreementStatusRef: agreement.statusRef,
    isClub: agreement.isClub,
    isNote: agreement.type === 'note',
  });

const lateFirst = (a: AccountAgreement, b: AccountAgreement) => b.daysLate - a.daysLate;

/** The customer's agreements with what is due on each, the alerts, and the ways to pay; the late ones first. */
export async function loadAccount(commerce: CommerceClient): Promise<AccountData> {
  const [
    { agreement, clubInfoResponse },
    { paymentDetails, accountBalance },
    details,
    { paymentMethods },
    { exchanges },
  ] = await Promise.all([
    commerce.call(getAgreementSummary, { body: {} }),
    commerce.call(calculatePayment, { body: {} }),
    commerce.call(getCustomerDetails, { body: {} }),
    commerce.call(getSavedPaymentMethods, { body: {} }),
    commerce.call(getExchanges, { body: {} }),
  ]);
  const suspenseOf = (id: string) =>
    accountBalance
      .filter(({ accountType, agreementId }) => accountType === 'SUSP' && agreementId === id)
      .reduce((sum, { balanceCents }) => sum + balanceCents, 0);
  const agreements = agreement.filter(isShown).map((one) => ({
    ...one,
    payment: paymentDetails.find(({ agreementId }) => agreementId === one.agreementId) ?? null,
    creditCents: suspenseOf(one.agreementId),
  }));
  return {
    agreements: agreements.toSorted(lateFirst),
    memberships: clubInfoResponse.memberships
      .filter(({ agreementStatusRef }) => agreementStatusRef === 'A')
      .map(({ agreementNumber }) => agreementNumber),
    owned: agreement
      .filter(({ refCode, isClub }) => refCode === 'PAIDOFF' && !isClub)
      .map(({ agreementNumber, name }) => ({ agreementNumber, name })),
    takenBack: agreement
      .filter((one) => isTakenBack(one) && one.type === 'rental-purchase')
      .map(({ agreementNumber, name, refCode }) => ({
        agreementNumber,
        name,
        isExchanged: refCode === 'EXCHANGED',
      })),
    // An agreement that is not signed or not paid has its order instead.
    orderNos: agreement.flatMap(({ orderNo, refCode }) => (refCode === 'PENDING' ? [] : (orderNo ?? []))),
    alerts: details.alerts.map((name) => ({
      name,
      card: paymentMethods.find(({ alertName }) => alertName === name) ?? null,
    })),
    methods: paymentMethods,
    isOnlyEarly: details.hasOnlyEarlyAgreements,
    accountCreditCents: accountBalance
      .filter(({ accountType }) => accountType === 'COA')
      .reduce((sum, { balanceCents }) => sum + balanceCents, 0),
    exchanges,
  };
}
