import type { EndpointExample } from './example.ts';

const site = { siteId: '{siteId}' };
const own = { customerId: '{customerId}' };
const PASSWORD = 'Correct-horse7';
const address = {
  lastName: 'Ruiz',
  firstName: 'Ana',
  address1: '12 Elm Street',
  city: 'Plano',
  stateCode: 'TX',
  postalCode: '75024',
  countryCode: 'US',
};

/** Calls of a registered customer about their own data. */
function ofCustomer(example: Omit<EndpointExample, 'given' | 'query'>): EndpointExample[] {
  return [{ ...example, given: 'registered', params: { ...own, ...example.params }, query: site }];
}

const list = { listId: '{listId}' };
const listItem = { ...list, itemId: '{listItemId}' };
const card = { paymentInstrumentId: '{paymentInstrumentId}' };
const home = { addressName: 'Home' };

export const customerExamples: Readonly<Record<string, readonly EndpointExample[]>> = {
  registerCustomer: [
    {
      title: 'A guest registers',
      given: 'guest',
      query: site,
      body: {
        customer: {
          login: 'maria.new@example.com',
          email: 'maria.new@example.com',
          firstName: 'Maria',
          lastName: 'Lopez',
        },
        password: PASSWORD,
      },
      answer: { authType: 'registered', login: 'maria.new@example.com' },
    },
  ],
  getCustomer: ofCustomer({ title: 'The customer’s own record', answer: { customerId: '{customerId}' } }),
  updateCustomer: ofCustomer({
    title: 'Another mobile number',
    body: { phoneMobile: '2145550143' },
    answer: { phoneMobile: '2145550143' },
  }),
  updateCustomerPassword: ofCustomer({
    title: 'A new password',
    body: { currentPassword: PASSWORD, password: 'Another-horse8' },
  }),
  getCustomerSessions: ofCustomer({
    title: 'Where the customer is signed in',
    answer: { data: [{ isCurrent: true, isFromProvider: false }], total: 1 },
  }),
  endOtherCustomerSessions: ofCustomer({ title: 'Signed out everywhere else' }),
  getResetPasswordToken: [
    {
      title: 'A forgotten password',
      given: 'guest',
      query: site,
      body: { login: 'someone@example.com' },
      answer: { login: 'someone@example.com', resetToken: '', expiresInMinutes: 30 },
    },
  ],
  resetPassword: [
    {
      title: 'A reset token that was not given out',
      given: 'guest',
      query: site,
      status: 400,
      body: { login: 'someone@example.com', resetToken: 'invented', newPassword: 'Another-horse8' },
      answer: { code: 'InvalidResetToken' },
    },
  ],
  createCustomerAddress: ofCustomer({
    title: 'Another address',
    body: { ...address, addressId: 'Work' },
    answer: { addressId: 'Work', city: 'Plano' },
  }),
  getCustomerAddress: ofCustomer({ title: 'An address', params: home, answer: { addressId: 'Home' } }),
  updateCustomerAddress: ofCustomer({
    title: 'The street changes',
    params: home,
    body: { address1: '14 Elm Street' },
    answer: { address1: '14 Elm Street' },
  }),
  removeCustomerAddress: ofCustomer({ title: 'An address goes', params: home }),
  createCustomerPaymentInstrument: ofCustomer({
    title: 'Keep a card',
    body: {
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: { creditCardToken: '{cardToken}', holder: 'Ana Ruiz' },
    },
    answer: {
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: {
        cardType: 'Visa',
        holder: 'Ana Ruiz',
        maskedNumber: '************4242',
        expirationMonth: 12,
        expirationYear: 2030,
      },
    },
  }),
  getCustomerPaymentInstrument: ofCustomer({
    title: 'A kept card',
    params: card,
    answer: {
      paymentInstrumentId: '{paymentInstrumentId}',
      default: true,
      paymentCard: { numberLastDigits: '4242', creditCardExpired: false },
    },
  }),
  updateCustomerPaymentInstrument: ofCustomer({
    title: 'Not the usual card any more',
    params: card,
    body: { default: false },
    answer: { paymentInstrumentId: '{paymentInstrumentId}', default: false },
  }),
  deleteCustomerPaymentInstrument: ofCustomer({ title: 'A card goes', params: card }),
  getCustomerProductLists: ofCustomer({ title: 'The saved items’ list', answer: { total: 1 } }),
  createCustomerProductList: ofCustomer({
    title: 'A list for saved items',
    body: { type: 'wish_list', name: 'Saved items' },
    answer: { id: '{newId}', type: 'wish_list' },
  }),
  getCustomerProductList: ofCustomer({
    title: 'A list with its items',
    params: list,
    answer: {
      id: '{listId}',
      type: 'wish_list',
      customerProductListItems: [{ id: '{listItemId}', productId: 'alder-3-seat-sofa' }],
    },
  }),
  updateCustomerProductList: ofCustomer({
    title: 'Another name',
    params: list,
    body: { name: 'For the den' },
    answer: { id: '{listId}', name: 'For the den' },
  }),
  deleteCustomerProductList: ofCustomer({ title: 'A list goes', params: list }),
  createCustomerProductListItem: ofCustomer({
    title: 'Save a product',
    params: list,
    body: { productId: 'alder-3-seat-sofa', quantity: 1, public: false, priority: 1, type: 'product' },
    answer: { id: '{newId}', productId: 'alder-3-seat-sofa', quantity: 1, purchasedQuantity: 0 },
  }),
  getCustomerProductListItem: ofCustomer({
    title: 'A saved item',
    params: listItem,
    answer: { id: '{listItemId}', productId: 'alder-3-seat-sofa', quantity: 1 },
  }),
  updateCustomerProductListItem: ofCustomer({
    title: 'Two of it',
    params: listItem,
    body: { quantity: 2, priority: 1, public: false },
    answer: { id: '{listItemId}', quantity: 2 },
  }),
  deleteCustomerProductListItem: ofCustomer({ title: 'An item goes', params: listItem }),
  getPublicProductListsBySearchTerm: [
    {
      title: 'Public lists of a person',
      given: 'guest',
      query: { email: 'ana@example.com', ...site },
      answer: { data: [], total: 0 },
    },
  ],
  getCustomerOrders: [
    {
      title: 'The shopper’s orders',
      given: 'ordered',
      params: own,
      query: { limit: '5', ...site },
      answer: { limit: 5, offset: 0, total: 1, data: [{ orderNo: '{orderNo}' }] },
    },
  ],
  getCustomerBaskets: [
    {
      title: 'The shopper’s basket',
      given: 'basket',
      params: own,
      query: site,
      answer: { total: 1, baskets: [{ basketId: '{basketId}' }] },
    },
  ],
};
