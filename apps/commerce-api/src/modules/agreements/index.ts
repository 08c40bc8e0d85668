export { activateAgreement } from './activate-agreement.ts';
export {
  type Agreement,
  findAgreementDocument,
  findAgreementOfOrder,
  listScheduledPayments,
  markAgreementCancelled as cancelAgreement,
  type ScheduledPayment,
  type StoredDocument,
  sumActiveWeeklyCents,
} from './agreements-store.ts';
export { type AgreementLine, type AgreementRequest, createAgreement } from './create-agreement.ts';
export {
  buildDisclosure,
  type Disclosure,
  type DisclosureInput,
  disclosureTextsOf,
  formatCalendarDate,
} from './disclosure.ts';
export { AGREEMENT_TEMPLATE_VERSION } from './document-texts.ts';
