import type { CartQuote } from '@ownpath/contracts/basket';
import type { Locale } from '@ownpath/domain/site';
import type {
  AgreementDocumentInput,
  AgreementDocumentItem,
} from '../modules/agreements/agreement-document-input.ts';

/** 78 weekly payments from the delivery on Monday, November 23: the first on signing, then every Monday. */
const payments = Array.from({ length: 78 }, (_, index) => {
  const monday = new Date(Date.UTC(2026, 10, 23 + 7 * index)).toISOString().slice(0, 10);
  const isFirst = index === 0;
  return {
    kind: isFirst ? 'first' : index === 77 ? 'last' : 'regular',
    dueDate: isFirst ? '2026-11-21' : monday,
    coversFrom: monday,
    coversTo: monday,
    rentCents: 2499,
    feeCents: isFirst ? 1000 : 0,
    waiverCents: 0,
    clubCents: 0,
    taxCents: isFirst ? 289 : 206,
    totalCents: isFirst ? 3788 : 2705,
  } as const;
});

export const sampleItem: AgreementDocumentItem = {
  name: 'Alder 3-Seat Sofa',
  brand: 'Wrenfield',
  model: 'WF-2207',
  color: 'Spruce',
  rmsItemNumber: 'RM-10077',
  condition: 'USED_GREAT',
  inventoryNumber: 'U-77',
  quantity: 1,
  members: [],
  rentCents: 2499,
  totalRentCents: 194_922,
  cashPriceCents: 97_461,
};

/** A sofa at $24.99 a week for 78 weeks, in Texas. */
export const sampleQuote: CartQuote = {
  frequency: 'WEEKLY',
  isScheduled: true,
  paymentCents: 2499,
  paymentCount: 78,
  segments: [{ count: 78, paymentCents: 2499 }],
  totalCents: 194_922,
  cashPriceCents: 97_461,
  processingFeeCents: 1000,
  totalCostToOwnCents: 195_922,
  taxRatePpm: 82_500,
  taxCents: 16_151,
  totalWithTaxCents: 212_073,
  promotion: null,
  coverage: null,
  firstPaymentRentCents: 2499,
  firstPaymentTaxCents: 289,
  dueAtCheckoutCents: 3788,
  sameAsCashDays: 180,
  rentUpToSameAsCashCents: 64_974,
};

/** A sofa in Texas, from which tests make documents. */
export const sampleAgreement = (
  locale: Locale,
  change: Partial<AgreementDocumentInput> = {},
): AgreementDocumentInput => ({
  locale,
  signedLocale: locale,
  retailerName: 'Rowan & Co.',
  stateCode: 'TX',
  storePhone: '(214) 555-0142',
  quote: sampleQuote,
  payments,
  sameAsCashEndsOn: '2027-05-22',
  sameAsCash: null,
  agreementNumber: '04217-70000001',
  store: {
    name: 'Rowan & Co. Plano',
    addressLines: ['123 Main St', 'Plano, TX 75024'],
    timeZone: 'America/Chicago',
  },
  customer: { name: 'María Álvarez', addressLines: ['4810 Legacy Dr, Apt 12', 'Plano, TX 75024'] },
  items: [sampleItem],
  furtherSections: [],
  madeAt: new Date('2026-11-21T15:00:00Z'),
  ...change,
});
