import { custom } from './custom-call.ts';
import type { EndpointExample } from './example.ts';

const site = { siteId: '{siteId}' };

/** Calls about the customer's agreements, and calls of the storefront. */
export const servicingExamples: Readonly<Record<string, readonly EndpointExample[]>> = {
  updateCart: custom(
    'The basket in another store',
    'basket',
    {},
    {
      basket: {
        customerInfo: { customerId: '{customerId}' },
        productItems: [{ productId: 'alder-3-seat-sofa' }],
      },
    },
  ),
  updateCartAlias: custom(
    'The basket in another store',
    'basket',
    {
      basketId: '{basketId}',
      storeId: '04217',
    },
    {
      basket: {
        customerInfo: { customerId: '{customerId}' },
        productItems: [{ productId: 'alder-3-seat-sofa' }],
      },
    },
  ),
  submitWebLead: custom(
    'A shopper leaves a phone number',
    'guest',
    {
      messageId: 'lead-{usid}',
      storeNumber: '04217',
      lead: { contactInfo: { primaryPhone: '2145550100', email: 'marisol@example.com' } },
    },
    { success: true },
  ),
  sendStoreMessage: custom(
    'A question about a rental',
    'guest',
    {
      requestKey: '3f0a7c52-9c1d-4f43-8a55-6f1f1f0a7d21',
      storeNumber: '04217',
      topic: 'new-rental',
      message: 'Do you deliver on Saturdays?',
      email: 'marisol@example.com',
    },
    {},
  ),
  unsubscribe: custom('A typed address', 'guest', { email: 'dwayne@example.com' }, { success: true }),
  signUpForDeals: custom(
    'By email and mobile phone',
    'guest',
    { email: 'marisol@example.com', phone: '2145550100', optIn: '1' },
    { success: true, error: null },
  ),
  postLog: custom(
    'A message of a storefront',
    'guest',
    { message: 'The map did not load', level: 'warn' },
    { success: true },
  ),
  postPageVisit: custom(
    'A page was visited',
    'guest',
    { path: '/cart', pageName: 'Cart Page' },
    { success: true },
  ),
  getIeConfigurations: custom('Rules of the visit', 'guest', { rulesquery: [] }, { sortedRules: [] }),
  getAgreementSummary: custom(
    'What the customer rents',
    'registered',
    {},
    { agreement: [], clubInfoResponse: { isMember: false, memberships: [] } },
  ),
  getMemberships: custom('A customer without a membership', 'registered', {}, { memberships: [] }),
  cancelMembership: [
    {
      title: 'A membership that is not the caller’s',
      given: 'registered',
      query: site,
      body: { agreementId: '70000001' },
      status: 404,
      answer: { title: 'Not Found' },
    },
  ],
  getAgreementDetails: custom(
    'One agreement',
    'rented',
    { agreementId: '{agreementId}' },
    {
      agreementId: '{agreementId}',
      storeNumber: '04217',
      agreementWorkflow: { isAgreementSigned: true, isDeliveryCompleted: false },
      inventoryName: 'Alder 3-Seat Sofa',
    },
  ),
  getAgreementPaper: custom(
    'What was paid so far',
    'rented',
    { agreementId: '{agreementId}', paper: 'statement' },
    { locale: 'en-US' },
  ),
  calculatePayment: custom(
    'What is due',
    'registered',
    {},
    { paymentDetails: [], accountBalance: [], remotePaymentAllowed: 'Y' },
  ),
  quotePayments: custom(
    'What is due, and 50.00 of extra rent',
    'rented',
    { payments: [{ agreementId: '{agreementId}', choice: { kind: 'EXTRA', extraRent: 50 } }] },
    {
      payments: [{ agreementId: '{agreementId}', refusal: null, quote: { kind: 'EXTRA', isOwned: 'N' } }],
    },
  ),
  makePayment: custom(
    'The next payment, with a new card',
    'rented',
    {
      requestKey: '0b6f1c62-5a41-4a5e-9d7c-3f0e4b6a2d11',
      totalAmount: 11.59,
      payments: [{ agreementId: '{agreementId}', version: 2, choice: { kind: 'DUE' } }],
      method: { token: '{cardToken}', saveToAccount: false, holder: 'Marisol Ortega' },
    },
    { status: 'completed', agreements: [{ agreementId: '{agreementId}', isOwned: 'N' }] },
  ),
  getPayment: custom(
    'A receipt',
    'rented',
    { paymentId: '{paymentId}' },
    { paymentId: '{paymentId}', status: 'completed' },
  ),
  getPaymentHistory: custom(
    'Everything paid on an agreement',
    'rented',
    { agreementId: '{agreementId}' },
    { payments: [{ agreementId: '{agreementId}', source: 'checkout', status: 'completed' }] },
  ),
  getBankDebits: custom(
    'What paying 11.59 with a bank account authorises',
    'rented',
    { storeId: '04217', totalAmount: 11.59 },
    { accounts: [{ paymentMethodId: null, isBlocked: false }] },
  ),
  createPaymentFrame: custom(
    'Fields for a card',
    'rented',
    { storeId: '04217', parentOrigin: 'http://localhost:3000' },
    { savedCards: [{ paymentMethodType: 'card', tokenInfo: { last4: '4242' } }] },
  ),
  getSavedPaymentMethods: custom(
    'Kept cards',
    'registered',
    { ccOnly: true },
    {
      paymentMethods: [
        {
          paymentMethodType: 'card',
          tokenInfo: { expirationDate: '1230', last4: '4242' },
          cardType: 'Visa',
          isDefault: 'Y',
          expirationStatus: 'valid',
        },
      ],
    },
  ),
  searchAppointments: custom('Deliveries to come', 'registered', {}, { appointments: [] }),
  getCustomerRecord: custom(
    'The customer as the store knows them',
    'registered',
    {},
    {
      customer: { customerId: '{customerId}', firstName: 'Ana', lastName: 'Ruiz', remotePaymentAllowed: 'Y' },
    },
  ),
  getCustomerDetails: custom(
    'The customer’s details',
    'registered',
    {},
    { customer: { customerId: '{customerId}' }, activeAgreementCount: 0, alerts: [] },
  ),
  getCustomPreferences: [
    {
      title: 'Site preferences',
      given: 'nobody',
      query: site,
      headers: { client_id: '{clientId}' },
      answer: {
        customPreferences: {
          AccountSessionTimeout: 900,
          basketRefreshTime: 300,
          checkoutSessionTimeout: 600,
        },
      },
    },
  ],
};
