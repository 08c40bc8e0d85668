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
      title: 'Register a guest',
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
    title: 'Change the mobile number',
    body: { phoneMobile: '2145550143' },
    answer: { phoneMobile: '2145550143' },
  }),
  updateCustomerPassword: ofCustomer({
    title: 'Change the password',
    body: { currentPassword: PASSWORD, password: 'Another-horse8' },
  }),
  getCustomerSessions: ofCustomer({
    title: 'Active sessions',
    answer: { data: [{ isCurrent: true, isFromProvider: false }], total: 1 },
  }),
  endOtherCustomerSessions: ofCustomer({ title: 'Sign out of all other sessions' }),
  getResetPasswordToken: [
    {
      title: 'Request a password reset',
      given: 'guest',
      query: site,
      body: { login: 'someone@example.com' },
      answer: { login: 'someone@example.com', resetToken: '', expiresInMinutes: 30 },
    },
  ],
  resetPassword: [
    {
      title: 'Invalid reset token',
      given: 'guest',
      query: site,
      status: 400,
      body: { login: 'someone@example.com', resetToken: 'invented', newPassword: 'Another-horse8' },
      answer: { code: 'InvalidResetToken' },
    },
  ],
  createCustomerAddress: ofCustomer({
    title: 'Add an address',
    body: { ...address, addressId: 'Work' },
    answer: { addressId: 'Work', city: 'Plano' },
  }),
  getCustomerAddress: ofCustomer({ title: 'An address', params: home, answer: { addressId: 'Home' } }),
  updateCustomerAddress: ofCustomer({
    title: 'Change the street',
    params: home,
    body: { address1: '14 Elm Street' },
    answer: { address1: '14 Elm Street' },
  }),
  removeCustomerAddress: ofCustomer({ title: 'Delete an address', params: home }),
  createCustomerPaymentInstrument: ofCustomer({
    title: 'Save a card',
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
    title: 'A saved card',
    params: card,
    answer: {
      paymentInstrumentId: '{paymentInstrumentId}',
      default: true,
      paymentCard: { numberLastDigits: '4242', creditCardExpired: false },
    },
  }),
  updateCustomerPaymentInstrument: ofCustomer({
    title: 'Clear the default flag',
    params: card,
    body: { default: false },
    answer: { paymentInstrumentId: '{paymentInstrumentId}', default: false },
  }),
  deleteCustomerPaymentInstrument: ofCustomer({ title: 'Remove a card', params: card }),
  getCustomerProductLists: ofCustomer({ title: 'The saved items list', answer: { total: 1 } }),
  createCustomerProductList: ofCustomer({
    title: 'Create a saved items list',
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
    title: 'Rename a list',
    params: list,
    body: { name: 'For the den' },
    answer: { id: '{listId}', name: 'For the den' },
  }),
  deleteCustomerProductList: ofCustomer({ title: 'Delete a list', params: list }),
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
    title: 'Set quantity to two',
    params: listItem,
    body: { quantity: 2, priority: 1, public: false },
    answer: { id: '{listItemId}', quantity: 2 },
  }),
  deleteCustomerProductListItem: ofCustomer({ title: 'Remove an item', params: listItem }),
  getPublicProductListsBySearchTerm: [
    {
      title: 'Public lists by e-mail',
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
