import type { EndpointExample, ExampleSituation } from './example.ts';

const site = { siteId: '{siteId}' };
const choice = { frequency: 'WEEKLY', payday: 'FRI', isAutopay: false };
const application = {
  firstName: 'Marisol',
  lastName: 'Ortega',
  email: 'marisol@example.com',
  phone: '2145550100',
  dateOfBirth: '1990-05-17',
  ssn: '900001099',
  address1: '12 Elm Street',
  city: 'Plano',
  stateCode: 'TX',
  postalCode: '75024',
  monthsAtAddress: 30,
  monthlyIncomeCents: 320000,
  payFrequency: 'BIWEEKLY',
  nextPayday: '2026-11-27',
  decisionConsentVersion: '2027-01',
};

function custom(title: string, given: ExampleSituation, body: object, answer?: unknown): EndpointExample[] {
  return [{ title, given, query: site, body, ...(answer === undefined ? {} : { answer }) }];
}

const onBasket = { basketId: '{basketId}' };

export const checkoutExamples: Readonly<Record<string, readonly EndpointExample[]>> = {
  getInstantApproval: custom('A decision', 'store', { application, idempotencyKey: 'one-per-submit' }),
  getExistingApproval: custom('No decision yet', 'guest', {}, { pageName: null, DEResponse: null }),
  getCheckoutState: custom('How far the checkout is', 'approved', onBasket),
  previewPaySchedule: custom('What it would cost weekly', 'approved', { ...onBasket, choice }),
  choosePaySchedule: custom('Weekly, on Fridays', 'approved', { ...onBasket, choice }),
  getRenewalTerms: custom('The terms to accept', 'ready', onBasket),
  acceptRenewalTerms: custom('Accepted', 'ready', { ...onBasket, version: '{termsVersion}', accepted: true }),
  createPaymentSession: custom('Card fields for a frame', 'ready', {
    ...onBasket,
    parentOrigin: 'http://localhost:3000',
  }),
  createOrder: [
    { title: 'The basket is ordered', given: 'ready', query: site, body: onBasket },
    { title: 'Too early', given: 'basket', query: site, body: onBasket, status: 403 },
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
  createSigningSession: custom('Where to sign', 'ordered', {
    orderNo: '{orderNo}',
    returnUrl: 'http://localhost:3000/docusign-redirect',
  }),
  completeSigning: custom('Back from signing', 'signed', {
    orderNo: '{orderNo}',
    envelopeId: '{envelopeId}',
  }),
  updateCart: custom('The basket in another store', 'basket', {}),
  updateCartAlias: custom('The basket in another store', 'basket', {
    basketId: '{basketId}',
    storeId: '04217',
  }),
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
  postLog: custom(
    'A message of a storefront',
    'guest',
    { message: 'The map did not load', level: 'warn' },
    { success: true },
  ),
  getIeConfigurations: custom('Rules of the visit', 'guest', { rulesquery: [] }),
  getAgreementSummary: custom('What the customer rents', 'registered', {}),
  calculatePayment: custom('What is due', 'registered', {}),
  getSavedPaymentMethods: custom('Kept cards', 'registered', { ccOnly: true }),
  searchAppointments: custom('Deliveries to come', 'registered', {}),
  getCustomerRecord: custom('The customer as the store knows them', 'registered', {}),
  getCustomerDetails: custom('The customer’s details', 'registered', {}),
  getCustomPreferences: [
    { title: 'Settings of the site', given: 'nobody', query: site, headers: { client_id: '{clientId}' } },
  ],
};
