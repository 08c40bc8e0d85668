export { activateAgreement, chargeOf } from './activate-agreement.ts';
export { findOrMakeFile, makeAgreementFiles } from './agreement-files.ts';
export { documentTexts } from './agreement-texts.ts';
export {
  type Agreement,
  findAgreementOfOrder,
  getStoreAddress,
  getStoreTimeZone,
  insertLedgerEntries,
  insertPayment,
  listScheduledPayments,
  markAgreementCancelled as cancelAgreement,
  type NewLedgerEntry,
  nextReceiptNumber,
  type ScheduledPayment,
  sumActiveWeeklyCents,
} from './agreements-queries.ts';
export {
  AUTOPAY_TEXT_VERSION,
  type AutopayCard,
  autopayAuthorization,
} from './autopay-authorization.ts';
export { autopayConsent } from './autopay-consent.ts';
export {
  type AutopayEnrollment,
  endAutopay,
  findLatestAutopay,
  findOpenAutopay,
  findStartedAutopay,
  insertAutopay,
  reopenAutopay,
  setAutopayCard,
  setNextCharge,
} from './autopay-queries.ts';
export { AGREEMENT_TEMPLATE_VERSION } from './build-agreement-document.ts';
export { cancelPaidAgreements } from './cancel-agreements.ts';
export {
  cancelDeliveries as cancelVisits,
  isDeliveryUnderWay,
  TELL_STORE,
} from './cancel-agreements-queries.ts';
export { coverageParagraphs } from './coverage-texts.ts';
export { type AgreementLine, createAgreement } from './create-agreement.ts';
export { debitAuthorization, paymentDebitAuthorization } from './debit-authorization.ts';
export {
  buildDisclosure,
  disclosureTextsOf,
} from './disclosure.ts';
export { formatCalendarDate } from './disclosure-facts.ts';
export type { DocumentCell, DocumentSection } from './document-content.ts';
export {
  findAgreementDocument,
  findSignature,
  getDocument,
  listAgreementDocuments,
} from './documents-queries.ts';
export { findDeliveryTerms, writeDeliveryMove } from './move-delivery.ts';
export { findDeliveryVisit } from './move-delivery-queries.ts';
export { agreedPayoffRule } from './payoff-rule.ts';
export type { PaperContent } from './pdf/render-paper.ts';
export { closeFirstPayment, returnFirstPayment } from './return-first-payment.ts';
export { markDebitSettled, markPaymentReturned } from './returned-payments-queries.ts';
export { reversePaymentEntries } from './reverse-entries-queries.ts';
export { sameAsCashSentences } from './same-as-cash-text.ts';
export { writePaper } from './write-paper.ts';
