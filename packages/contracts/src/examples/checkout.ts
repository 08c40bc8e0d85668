import { custom } from './custom-call.ts';
import type { EndpointExample } from './example.ts';
import { reservationExamples } from './reservations.ts';

const site = { siteId: '{siteId}' };
const choice = { frequency: 'WEEKLY', payday: 'FRI', isAutopay: false };

const onBasket = { basketId: '{basketId}' };
const verify = (title: string, body: object, answer: object) =>
  custom(title, 'bank due', { ...onBasket, ...body }, answer);

export const checkoutExamples: Readonly<Record<string, readonly EndpointExample[]>> = {
  getCheckoutState: custom('How far the checkout is', 'approved', onBasket, {
    basketId: '{basketId}',
    step: 'payment-schedule',
    outcome: null,
    completedSteps: ['wof'],
  }),
  getBankVerification: verify('Nothing is verified yet', {}, { isVerified: false, lastOutcome: null }),
  openBankLink: verify(
    'The window of a bank',
    { institutionId: 'ins_cedar', returnUrl: 'http://localhost:3000/checkout?step=bank-verification' },
    {},
  ),
  sendBankDeposits: verify(
    'Two small deposits',
    { routingNumber: '111000025', accountNumber: '000123456' },
    { isVerified: false, deposits: { last4: '3456', triesLeft: 3 } },
  ),
  confirmBankDeposits: verify(
    'Without deposits, nothing changes',
    { amountsCents: [32, 45] },
    { isVerified: false, deposits: null },
  ),
  getDocuments: verify(
    'A bank statement is asked for',
    {},
    { documents: [{ kind: 'BANK', state: 'needed' }] },
  ),
  sendDocuments: verify(
    'A bank statement is handed in',
    { files: [{ kind: 'BANK', name: 'statement.pdf', content: 'JVBERi0xLjc=' }] },
    { documents: [{ kind: 'BANK', state: 'in-review', fileCount: 1, triesLeft: 3 }] },
  ),
  previewPaySchedule: custom(
    'What it would cost weekly',
    'approved',
    { ...onBasket, choice },
    {
      choice,
      options: [
        {
          frequency: 'WEEKLY',
          paymentCents: 2499,
          paymentCount: 79,
          totalCents: 194922,
          dueAtCheckoutCents: 3788,
        },
        { frequency: 'BIWEEKLY' },
        { frequency: 'SEMIMONTHLY' },
        { frequency: 'MONTHLY' },
      ],
    },
  ),
  choosePaySchedule: custom(
    'Weekly, on Fridays',
    'approved',
    { ...onBasket, choice },
    { step: 'renewal-terms-page', completedSteps: ['wof', 'payment-schedule'] },
  ),
  getOffer: custom('The offer', 'offered', onBasket, { code: 'WELCOMEBACK' }),
  answerOffer: custom(
    'Used',
    'offered',
    { ...onBasket, code: 'WELCOMEBACK', accepted: true },
    { step: 'payment-schedule', outcome: null },
  ),
  ...reservationExamples,
  getRenewalTerms: custom('The terms to accept', 'ready', onBasket, {
    version: '{termsVersion}',
    transactionName: 'rental-purchase agreement',
    stateCode: 'TX',
  }),
  acceptRenewalTerms: custom(
    'Accepted',
    'ready',
    { ...onBasket, version: '{termsVersion}', accepted: true },
    { step: 'payment', completedSteps: ['wof', 'payment-schedule', 'renewal-terms-page'] },
  ),
  createPaymentSession: custom(
    'Card fields for a frame',
    'ready',
    {
      ...onBasket,
      parentOrigin: 'http://localhost:3000',
    },
    { amountCents: 3788, rentCents: 2499, feeCents: 1000, taxCents: 289, savedCards: [] },
  ),
  createOrder: [
    {
      title: 'Place the order',
      given: 'ready',
      query: site,
      body: onBasket,
      answer: {
        siteId: '{siteId}',
        status: 'created',
        customerName: 'Marisol Ortega',
        productTotal: 24.99,
        taxTotal: 2.89,
        orderTotal: 37.88,
      },
    },
    {
      title: 'Checkout not complete',
      given: 'basket',
      query: site,
      body: onBasket,
      status: 403,
      answer: { code: 'ApprovalRequired', detail: 'There is no valid approval.' },
    },
  ],
  getOrder: [
    {
      title: 'An order',
      given: 'ordered',
      params: { orderNo: '{orderNo}' },
      query: site,
      answer: { orderNo: '{orderNo}' },
    },
  ],
  getOrderAgreement: custom(
    'An agreement in force',
    'rented',
    { orderNo: '{orderNo}' },
    { orderNo: '{orderNo}', state: 'in-force', document: { locale: 'en-US' } },
  ),
  getAgreementFile: custom(
    'The copy in Spanish',
    'rented',
    { orderNo: '{orderNo}', copy: 'es-US' },
    { locale: 'es-US' },
  ),
  cancelBeforeDelivery: custom(
    'The customer changes their mind before delivery',
    'rented',
    { orderNo: '{orderNo}' },
    { order: { orderNo: '{orderNo}', state: 'refunded' } },
  ),
  requestOrderLink: custom(
    'On another device; any number and e-mail gets this answer',
    'rented',
    { orderNo: '{orderNo}', email: 'marisol@example.com' },
    { isAccepted: true },
  ),
  openOrderLink: [
    {
      title: 'A link that is too old, or another visitor’s',
      given: 'guest',
      query: site,
      body: { token: 'a-link-from-a-mail' },
      status: 404,
      answer: { code: 'OrderLinkNotFound' },
    },
  ],
  createSigningSession: custom(
    'Where to sign',
    'ordered',
    {
      orderNo: '{orderNo}',
      returnUrl: 'http://localhost:3000/docusign-redirect',
    },
    { orderNo: '{orderNo}' },
  ),
  completeSigning: custom(
    'Back from signing',
    'signed',
    {
      orderNo: '{orderNo}',
      envelopeId: '{envelopeId}',
    },
    { status: 'signed', orderNo: '{orderNo}' },
  ),
  getOrderState: custom(
    'An order that is waiting for its signature',
    'ordered',
    {},
    { order: { orderNo: '{orderNo}', state: 'awaiting-signature' } },
  ),
  cancelOrder: custom(
    'The shopper changes their mind before signing',
    'ordered',
    { orderNo: '{orderNo}' },
    { order: { orderNo: '{orderNo}', state: 'cancelled' } },
  ),
};
