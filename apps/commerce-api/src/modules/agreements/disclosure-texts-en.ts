import type { DisclosureTexts } from './disclosure-texts.ts';

export const englishDisclosure: DisclosureTexts = {
  transactionNames: {
    'rental-purchase': 'rental-purchase agreement',
    'consumer-rental-purchase': 'consumer rental-purchase agreement',
    'rent-to-own': 'rent-to-own agreement',
    'lease-purchase': 'lease-purchase agreement',
    'lease-with-option-to-purchase': 'lease with option to purchase',
    lease: 'lease agreement',
    'consumer-lease': 'consumer lease',
  },
  conditions: {
    NEW: 'New',
    USED_GREAT: 'Pre-owned (Great)',
    USED_GOOD: 'Pre-owned (Good)',
    USED_FAIR: 'Pre-owned (Fair)',
  },
  headings: {
    ownership: 'When it becomes yours',
    'early-purchase': 'Buying early',
    'late-payment': 'If a payment is late',
    reinstatement: 'Taking your agreement up again',
    return: 'Giving it back',
    'loss-and-damage': 'Loss and damage',
    maintenance: 'Service and repair',
    warranty: 'Manufacturer’s warranty',
    'other-charges': 'Other charges',
  },
  ownership: ({ transaction }) => [
    `This is a ${transaction}. You rent the goods for one payment period at a time and may stop at the end of any period.`,
    'You do not own the goods until you have made every payment of the schedule or have used the early purchase option.',
  ],
  sameAsCash: ({ sameAsCashEnd, cashPrice }) =>
    `Through ${sameAsCashEnd} you own the goods once your rent payments add up to the cash price of ${cashPrice}. Tax and any amount past due come on top.`,
  earlyPurchase: {
    FRACTION: () =>
      'After that date the price is the cash price multiplied by the share of payments that you have not yet made.',
    PCT_REMAINING: ({ earlyPurchaseShare }) =>
      `After that date the price is ${earlyPurchaseShare} of the rent that you have not yet paid.`,
    CASH_LESS_PCT: ({ earlyPurchaseShare }) =>
      `After that date the price is the cash price less ${earlyPurchaseShare} of the rent that you have paid.`,
    SAC: () => 'You may buy at any time for the cash price less all the rent that you have paid.',
  },
  lateFeePercent: (share, floor, cap) =>
    `The late fee is ${share} of the late payment, at least ${floor}${cap === null ? '' : ` and at most ${cap}`}, once per payment.`,
  lateFeeFlat: (small, smallMax, weekly, monthly) =>
    `The late fee is ${small} for a payment of up to ${smallMax}, ${weekly} for a larger one and ${monthly} for a monthly one, once per payment.`,
  latePayment: ({ lateFee, graceDaysWeekly, graceDaysMonthly, storePhone }) => [
    `No late fee is charged for the first ${graceDaysWeekly} days (${graceDaysMonthly} days when you pay monthly).`,
    lateFee,
    `Tell us before you fall behind: you may move a due date. Your store’s number is ${storePhone}.`,
  ],
  reinstatement: ({ reinstateDaysWeekly, reinstateDaysMonthly, afterReturnDays }) => [
    `If you miss a payment you keep your agreement by paying what is due within ${reinstateDaysWeekly} days (${reinstateDaysMonthly} days when you pay monthly).`,
    `If you have given the goods back you may take the agreement up again within ${afterReturnDays} days. You get the same goods or goods of the same kind and value, and what you paid still counts.`,
  ],
  returning: () => [
    'You may end the agreement at any time and without a penalty: return the goods or choose a pickup date. You pay only through the day they are picked up.',
    'Until the goods are delivered you may cancel, and everything you paid is given back.',
  ],
  lossAndDamage: () => [
    'You are responsible for the goods while you have them, at no more than the early purchase price on the day they are lost or damaged. Normal wear is ours.',
    'A loss damage waiver is optional. It is off unless you ask for it.',
  ],
  maintenance: () => [
    'We keep the goods in working order at no charge while you rent. If we can’t repair them we replace them.',
  ],
  warranty: () => [
    'A manufacturer’s warranty that is still in force passes to you when you become the owner.',
  ],
  otherCharges: ({ retailer }) => [
    `${retailer} asks for no charge beyond the payments, processing fee, tax and late fees told here. Optional cover is off unless you ask for it.`,
  ],
};
