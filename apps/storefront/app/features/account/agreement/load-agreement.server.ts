import {
  type AgreementDetails,
  calculatePayment,
  getAgreementDetails,
  getAgreementSummary,
  getPaymentHistory,
  getSavedPaymentMethods,
  type PaymentHistoryEntry,
  type SavedPaymentMethod,
} from '@ownpath/contracts/servicing';
import type { CommerceClient } from '../../../platform/commerce/client.server.ts';
import { isUnknownId } from '../../../platform/commerce/commerce-error.ts';
import type { AccountAgreement } from '../account-data.ts';

export type AgreementPageData = {
  readonly agreement: AccountAgreement;
  readonly details: AgreementDetails;
  /** Newest first. */
  readonly history: readonly PaymentHistoryEntry[];
  readonly methods: readonly SavedPaymentMethod[];
};

/** Everything about one agreement, by its number; null for one that is not the customer's. */
export async function loadAgreement(
  commerce: CommerceClient,
  agreementNumber: string,
): Promise<AgreementPageData | null> {
  try {
    const byNumber = { agreementId: agreementNumber, isAgreementNumber: true };
    const [details, { agreement: all }, due, { payments }, { paymentMethods }] = await Promise.all([
      commerce.call(getAgreementDetails, { body: byNumber }),
      commerce.call(getAgreementSummary, { body: {} }),
      commerce.call(calculatePayment, { body: { agreementIds: [agreementNumber] } }),
      commerce.call(getPaymentHistory, { body: { agreementId: agreementNumber } }),
      commerce.call(getSavedPaymentMethods, { body: {} }),
    ]);
    const summary = all.find(({ agreementId }) => agreementId === details.agreementId);
    if (!summary) return null;
    const credits = due.accountBalance.filter(
      ({ accountType, agreementId }) => accountType === 'SUSP' && agreementId === details.agreementId,
    );
    return {
      agreement: {
        ...summary,
        payment: due.paymentDetails[0] ?? null,
        creditCents: credits.reduce((sum, { balanceCents }) => sum + balanceCents, 0),
      },
      details,
      history: payments,
      methods: paymentMethods,
    };
  } catch (error) {
    if (!isUnknownId(error)) throw error;
    return null;
  }
}
