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

/** Every call on the shopper's own basket. */
function onBasket(example: Omit<EndpointExample, 'given' | 'query'>): EndpointExample[] {
  return [
    { ...example, given: 'basket', params: { basketId: '{basketId}', ...example.params }, query: site },
  ];
}

export const basketExamples: Readonly<Record<string, readonly EndpointExample[]>> = {
  createBasket: [
    { title: 'An empty basket', given: 'store', query: site, body: {} },
    { title: 'A basket with an item', given: 'store', query: site, body: { productItems: [newItem] } },
  ],
  getBasket: [
    ...onBasket({ title: 'A basket', answer: { basketId: '{basketId}', currency: 'USD' } }),
    {
      title: 'A basket of somebody else',
      given: 'guest',
      params: { basketId: '00000000-0000-4000-8000-000000000000' },
      query: site,
      status: 404,
    },
  ],
  updateBasket: onBasket({ title: 'Paid every two weeks', body: { c_rentalFrequency: 'BIWEEKLY' } }),
  deleteBasket: onBasket({ title: 'A basket goes' }),
  updateCustomerForBasket: onBasket({
    title: 'Whose basket it is',
    body: { email: 'ana@example.com' },
    answer: { customerInfo: { email: 'ana@example.com' } },
  }),
  getPriceBooksForBasket: onBasket({ title: 'The price books of the store' }),
  addItemToBasket: [
    {
      title: 'A sofa',
      given: 'empty basket',
      params: { basketId: '{basketId}' },
      query: site,
      body: [newItem],
      answer: { productItems: [{ productId: 'alder-3-seat-sofa', quantity: 1 }] },
    },
  ],
  updateItemInBasket: onBasket({ title: 'Still one', params: item, body: { quantity: 1 } }),
  updateItemsInBasket: onBasket({ title: 'Still one', body: [{ itemId: '{itemId}', quantity: 1 }] }),
  removeItemFromBasket: onBasket({ title: 'An item goes', params: item }),
  addCouponToBasket: [
    {
      title: 'The first week for a dollar',
      given: 'empty basket',
      params: { basketId: '{basketId}' },
      query: site,
      body: { code: 'FIRSTWEEK1' },
      answer: { couponItems: [{ code: 'FIRSTWEEK1' }] },
    },
  ],
  removeCouponFromBasket: onBasket({ title: 'A coupon goes', params: { couponItemId: '{couponItemId}' } }),
  updateShipmentForBasket: onBasket({
    title: 'Delivered by the store',
    params: shipment,
    body: { shippingMethod: { id: 'store-delivery' } },
  }),
  updateShippingAddressForShipment: onBasket({
    title: 'Where to',
    params: shipment,
    body: address,
    answer: { shipments: [{ shippingAddress: { postalCode: '75024' } }] },
  }),
  updateBillingAddressForBasket: onBasket({ title: 'The bill’s address', body: address }),
  getShippingMethodsForShipment: onBasket({ title: 'Ways to get it', params: shipment }),
  updateShippingMethodForShipment: onBasket({
    title: 'The store delivers it',
    params: shipment,
    body: { id: 'store-delivery' },
  }),
  createShipmentForBasket: [
    {
      title: 'Everything comes in one shipment',
      given: 'basket',
      params: { basketId: '{basketId}' },
      query: site,
      body: { shipmentId: 'second' },
      status: 400,
    },
  ],
  removeShipmentFromBasket: [
    {
      title: 'The one shipment stays',
      given: 'basket',
      params: { basketId: '{basketId}', ...shipment },
      query: site,
      status: 403,
    },
  ],
  removePaymentInstrumentFromBasket: [
    {
      title: 'A card goes',
      given: 'ready',
      params: { basketId: '{basketId}', paymentInstrumentId: '{paymentInstrumentId}' },
      query: site,
      answer: { basketId: '{basketId}' },
    },
  ],
  mergeBasket: [
    {
      title: 'Without a guest session before the login there is nothing to merge',
      given: 'registered',
      query: { createDestinationBasket: 'true', ...site },
      status: 403,
    },
  ],
  addPaymentInstrumentToBasket: onBasket({
    title: 'A card from the hosted fields',
    body: {
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: { creditCardToken: '{cardToken}', cardType: 'Visa', maskedNumber: '************4242' },
    },
  }),
  getPaymentMethodsForBasket: onBasket({ title: 'Ways to pay' }),
};
