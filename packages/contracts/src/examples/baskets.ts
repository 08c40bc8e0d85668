import type { EndpointExample } from './example.ts';

const site = { siteId: '{siteId}' };
const address = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  address1: '12 Elm Street',
  city: 'Plano',
  stateCode: 'TX',
  postalCode: '75024',
  countryCode: 'US',
};
const shipment = { shipmentId: 'me' };
const item = { itemId: '{itemId}' };
const newItem = { productId: 'alder-3-seat-sofa', quantity: 1 };

/** Calls on the shopper's own basket. */
function onBasket(example: Omit<EndpointExample, 'given' | 'query'>): EndpointExample[] {
  return [
    { ...example, given: 'basket', params: { basketId: '{basketId}', ...example.params }, query: site },
  ];
}

export const basketExamples: Readonly<Record<string, readonly EndpointExample[]>> = {
  createBasket: [
    {
      title: 'An empty basket',
      given: 'store',
      query: site,
      body: {},
      answer: {
        basketId: '{newId}',
        currency: 'USD',
        orderTotal: 0,
        customerInfo: { customerId: '{customerId}' },
      },
    },
    {
      title: 'A basket with an item',
      given: 'store',
      query: site,
      body: { productItems: [newItem] },
      answer: {
        productItems: [{ productId: 'alder-3-seat-sofa', price: 24.99, c_racProductTotalCostToOwn: 1949.22 }],
        taxTotal: 2.89,
        orderTotal: 37.88,
      },
    },
  ],
  getBasket: [
    ...onBasket({ title: 'A basket', answer: { basketId: '{basketId}', currency: 'USD' } }),
    {
      title: 'Another shopper’s basket',
      given: 'guest',
      params: { basketId: '00000000-0000-4000-8000-000000000000' },
      query: site,
      status: 404,
      answer: { title: 'Basket Not Found', code: 'BasketNotFound' },
    },
  ],
  updateBasket: onBasket({
    title: 'Change to biweekly payments',
    body: { c_rentalFrequency: 'BIWEEKLY' },
    answer: { productTotal: 49.98, taxTotal: 4.95, orderTotal: 64.93, c_payScheduleTerms: 39 },
  }),
  deleteBasket: onBasket({ title: 'Delete a basket' }),
  updateCustomerForBasket: onBasket({
    title: 'Set the e-mail',
    body: { email: 'ana@example.com' },
    answer: { customerInfo: { email: 'ana@example.com' } },
  }),
  getPriceBooksForBasket: onBasket({
    title: 'The price books of the store',
    answer: [
      'zone-southwest-NEW-WEEKLY',
      'zone-southwest-USED_GREAT-WEEKLY',
      'zone-southwest-USED_GOOD-WEEKLY',
      'zone-southwest-USED_FAIR-WEEKLY',
    ],
  }),
  addPriceBooksToBasket: onBasket({ title: 'Price books of the store', body: ['zone-southwest-NEW-WEEKLY'] }),
  addItemToBasket: [
    {
      title: 'Add a sofa',
      given: 'empty basket',
      params: { basketId: '{basketId}' },
      query: site,
      body: [newItem],
      answer: { productItems: [{ productId: 'alder-3-seat-sofa', quantity: 1 }] },
    },
  ],
  updateItemInBasket: onBasket({
    title: 'Set quantity to one',
    params: item,
    body: { quantity: 1 },
    answer: { productItems: [{ itemId: '{itemId}', quantity: 1 }] },
  }),
  updateItemsInBasket: onBasket({
    title: 'Set quantity to one',
    body: [{ itemId: '{itemId}', quantity: 1 }],
    answer: { productItems: [{ itemId: '{itemId}', quantity: 1 }] },
  }),
  removeItemFromBasket: onBasket({
    title: 'Remove an item',
    params: item,
    answer: { basketId: '{basketId}', productTotal: 0, orderTotal: 0 },
  }),
  addCouponToBasket: [
    {
      title: 'Apply a $1 first week promotion',
      given: 'empty basket',
      params: { basketId: '{basketId}' },
      query: site,
      body: { code: 'FIRSTWEEK1' },
      answer: { couponItems: [{ code: 'FIRSTWEEK1' }] },
    },
  ],
  removeCouponFromBasket: onBasket({
    title: 'Remove a promotion code',
    params: { couponItemId: '{couponItemId}' },
    answer: { basketId: '{basketId}', orderTotal: 37.88 },
  }),
  updateShipmentForBasket: onBasket({
    title: 'Address and store delivery',
    params: shipment,
    body: { shippingMethod: { id: 'store-delivery' } },
    answer: { shipments: [{ shipmentId: 'me', shippingMethod: { id: 'store-delivery', price: 0 } }] },
  }),
  updateShippingAddressForShipment: onBasket({
    title: 'Delivery address',
    params: shipment,
    body: address,
    answer: { shipments: [{ shippingAddress: { postalCode: '75024' } }] },
  }),
  updateBillingAddressForBasket: onBasket({
    title: 'Billing address',
    body: address,
    answer: { billingAddress: { lastName: 'Ruiz', city: 'Plano', stateCode: 'TX' } },
  }),
  getShippingMethodsForShipment: onBasket({
    title: 'Available methods',
    params: shipment,
    answer: {
      applicableShippingMethods: [{ id: 'store-delivery', name: 'Delivery by your store', price: 0 }],
      defaultShippingMethodId: 'store-delivery',
    },
  }),
  updateShippingMethodForShipment: onBasket({
    title: 'Store delivery',
    params: shipment,
    body: { id: 'store-delivery' },
    answer: { shipments: [{ shippingMethod: { id: 'store-delivery' }, shippingTotal: 0 }] },
  }),
  createShipmentForBasket: [
    {
      title: 'Second shipment rejected',
      given: 'basket',
      params: { basketId: '{basketId}' },
      query: site,
      body: { shipmentId: 'second' },
      status: 400,
      answer: { code: 'BadRequest', detail: 'A rental has one shipment, me.' },
    },
  ],
  removeShipmentFromBasket: [
    {
      title: 'Deleting the default shipment rejected',
      given: 'basket',
      params: { basketId: '{basketId}', ...shipment },
      query: site,
      status: 403,
      answer: { code: 'Forbidden' },
    },
  ],
  updatePaymentInstrumentInBasket: [
    {
      title: 'Change the cardholder name',
      given: 'ready',
      params: { basketId: '{basketId}', paymentInstrumentId: '{paymentInstrumentId}' },
      query: site,
      body: { paymentMethodId: 'CREDIT_CARD', paymentCard: { holder: 'Ana Ruiz' } },
      answer: {
        paymentInstruments: [
          { amount: 37.88, paymentCard: { holder: 'Ana Ruiz', numberLastDigits: '4242' } },
        ],
      },
    },
  ],
  removePaymentInstrumentFromBasket: [
    {
      title: 'Remove a card',
      given: 'ready',
      params: { basketId: '{basketId}', paymentInstrumentId: '{paymentInstrumentId}' },
      query: site,
      answer: { basketId: '{basketId}' },
    },
  ],
  mergeBasket: [
    {
      title: 'Session without a guest basket',
      given: 'registered',
      query: { createDestinationBasket: 'true', ...site },
      status: 403,
      answer: { code: 'Forbidden' },
    },
  ],
  addPaymentInstrumentToBasket: onBasket({
    title: 'A card from the hosted card fields',
    body: {
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: { creditCardToken: '{cardToken}', cardType: 'Visa', maskedNumber: '************4242' },
    },
    answer: {
      paymentInstruments: [
        {
          paymentMethodId: 'CREDIT_CARD',
          amount: 37.88,
          paymentCard: { maskedNumber: '************4242', cardType: 'Visa' },
        },
      ],
    },
  }),
  getPaymentMethodsForBasket: onBasket({
    title: 'Payment methods',
    answer: {
      applicablePaymentMethods: [
        { id: 'CREDIT_CARD', name: 'Credit or debit card' },
        { id: 'ACH', name: 'Bank account' },
        { id: 'VENMO', name: 'Venmo' },
        { id: 'PAYPAL', name: 'PayPal' },
        { id: 'CASH_APP', name: 'Cash App Pay' },
        { id: 'APPLE_PAY', name: 'Apple Pay' },
        { id: 'GOOGLE_PAY', name: 'Google Pay' },
      ],
    },
  }),
};
