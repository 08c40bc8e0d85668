import type { DisclosureTexts, DisclosureValues, LateFeeText } from './disclosure-texts.ts';

function lateFeeSentence(fee: LateFeeText): string {
  switch (fee.type) {
    case 'FLAT':
      return `The late fee is ${fee.fee}, once per payment.`;
    case 'TIERED':
      return `The late fee is ${fee.small} for a payment of up to ${fee.smallMax} and ${fee.large} for a larger one, once per payment.`;
    case 'LESSER':
      return `The late fee is ${fee.share} of the late payment, ${fee.min === null ? '' : `at least ${fee.min} and `}at most ${fee.max}, once per payment.`;
    case 'GREATER':
      return `The late fee is ${fee.share} of the late payment or ${fee.fee}, whichever is more, once per payment.`;
  }
}

/** How the sentence on the price starts: after same-as-cash, or where there is none. */
const priceIs = ({ sameAsCashEnd }: DisclosureValues) =>
  sameAsCashEnd === null ? 'You may buy at any time. The price is' : 'After that date the price is';

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
    reinstatement: 'Reinstating your agreement',
    return: 'Giving it back',
    'loss-and-damage': 'Loss and damage',
    maintenance: 'Service and repair',
    warranty: 'Manufacturer’s warranty',
    'other-charges': 'Other charges',
    'receipts-and-copies': 'Receipts and copies',
  },
  ownership: ({ transaction, ownershipShare }) => [
    `This is a ${transaction}. You rent the goods for one payment period at a time and may stop at the end of any period.`,
    'You do not own the goods until you have made every payment on the schedule or used the early purchase option.',
    ...(ownershipShare === null
      ? []
      : [
          `They also become yours as soon as ${ownershipShare} of the rent you have paid equals the cash price.`,
        ]),
  ],
  sameAsCash: ({ sameAsCashEnd, cashPrice }) =>
    `Through ${sameAsCashEnd}, the goods are yours as soon as your rent payments add up to the cash price of ${cashPrice}. Tax and any amount past due are extra.`,
  earlyPurchase: {
    FRACTION: (values) =>
      `${priceIs(values)} the cash price multiplied by the share of the payments you have not yet made${values.isAtLeastOnePayment ? ', but not less than one payment' : ''}.`,
    PCT_REMAINING: (values) =>
      `${priceIs(values)} ${values.earlyPurchaseShare} of the rent you have not yet paid.`,
    CASH_LESS_PCT: (values) =>
      `${priceIs(values)} the cash price less ${values.earlyPurchaseShare} of the rent you have paid.`,
    SAC: () => 'You may buy at any time for the cash price less all the rent you have paid.',
  },
  latePayment: ({ lateFee, graceDays, lateFeeLimitOfSeveral, isMostRecentPaymentFirst, storePhone }) => [
    ...(lateFee === null
      ? ['No late fee is charged.']
      : [`No late fee is charged for the first ${graceDays} days.`, lateFeeSentence(lateFee)]),
    ...(lateFeeLimitOfSeveral === null
      ? []
      : [
          `If you have several agreements with us, their late fees together are at most ${lateFeeLimitOfSeveral} of all your late payments.`,
        ]),
    ...(isMostRecentPaymentFirst ? ['What you pay is applied first to the most recent payment due.'] : []),
    `Tell us before you fall behind: you can move a due date. Your store’s number is ${storePhone}.`,
  ],
  reinstatement: ({ reinstateDays, isReinstatedInBusinessDays, afterReturnDays }) => [
    `If you miss a payment, you can keep your agreement by paying what is due within ${reinstateDays} ${isReinstatedInBusinessDays ? 'business days' : 'days'}.`,
    `If you have returned the goods, you may reinstate the agreement within ${afterReturnDays} days. You get the same goods or goods of the same kind and value, and what you paid still counts.`,
    'No reinstatement fee is charged.',
  ],
  returning: () => [
    'You may end the agreement at any time and without penalty: return the goods or choose a pickup date. You pay only through the day they are picked up.',
    'You may cancel until the goods are delivered, and everything you paid is refunded.',
  ],
  lossAndDamage: () => [
    'You are responsible for loss of the goods or damage to them while you have them, for no more than the early purchase price on that day. You do not pay for normal wear.',
    'The loss damage waiver is optional. It is not included unless you ask for it.',
  ],
  maintenance: () => [
    'We keep the goods in working order at no charge while you rent. If we can’t repair them, we replace them.',
  ],
  warranty: () => ['Any manufacturer’s warranty still in force transfers to you when you become the owner.'],
  otherCharges: ({ retailer, hasProcessingFee, lateFee }) => {
    const charges = ['payments', ...(hasProcessingFee ? ['processing fee'] : []), 'tax'];
    const all = lateFee === null ? charges : [...charges, 'late fees'];
    return [
      `${retailer} charges nothing beyond the ${all.slice(0, -1).join(', ')} and ${all.at(-1)} shown here. Optional coverage is not included unless you ask for it.`,
    ];
  },
  receiptsAndCopies: [
    'You get a copy of this agreement when you sign it, and a written receipt for every payment.',
  ],
  records: {
    'receipt-shows-totals':
      'Each receipt shows what is left to pay on the schedule and what an early purchase would cost.',
    'statement-on-request': 'Ask us for a statement of your account, and you get it within 3 days.',
    'yearly-statement': 'Once a year you may ask for a statement of your account free of charge.',
    'enforceable-with-copy': 'This agreement can’t be enforced before you have your signed copy.',
  },
};
