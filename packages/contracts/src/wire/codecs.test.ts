import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Approval, ApprovalCodec } from '../approval/index.ts';
import { type Basket, BasketCodec, type BasketItem, type CartQuote } from '../basket/index.ts';
import {
  type Category,
  CategoryCodec,
  ProductCodec,
  type ProductDetail,
  type ProductHit,
  ProductHitCodec,
  type RentalRate,
} from '../catalog/index.ts';
import { type Order, OrderCodec } from '../orders/index.ts';
import { type Store, StoreCodec } from '../stores/index.ts';

const rates: RentalRate[] = [
  {
    frequency: 'WEEKLY',
    paymentCents: 2499,
    paymentCount: 78,
    lastPaymentCents: 2499,
    wasPaymentCents: 2799,
    percentOff: 10,
  },
  {
    frequency: 'BIWEEKLY',
    paymentCents: 4998,
    paymentCount: 39,
    lastPaymentCents: 4998,
    wasPaymentCents: 5598,
    percentOff: 10,
  },
  {
    frequency: 'SEMIMONTHLY',
    paymentCents: 5355,
    paymentCount: 37,
    lastPaymentCents: 2142,
    wasPaymentCents: null,
    percentOff: null,
  },
  {
    frequency: 'MONTHLY',
    paymentCents: 10710,
    paymentCount: 19,
    lastPaymentCents: 2142,
    wasPaymentCents: null,
    percentOff: null,
  },
].map((rate) => ({ ...rate, totalCents: 194922, cashPriceCents: 97461 })) as RentalRate[];

const availability = {
  type: 'INVENTORY_PRODUCT' as const,
  orderable: true,
  stockLevel: 3,
  deliveryBand: '1-3 Days',
};
const variants = [
  {
    id: 'alder-spruce',
    colorId: 'spruce',
    colorName: 'Spruce',
    colorHex: '#2C7360',
    imageUrl: '/art/sofa/2C7360.svg',
    orderable: true,
  },
  {
    id: 'alder-sand',
    colorId: 'sand',
    colorName: 'Sand',
    colorHex: '#B88A5C',
    imageUrl: '/art/sofa/B88A5C.svg',
    orderable: false,
  },
];

const product: ProductDetail = {
  id: 'alder-3-seat-sofa',
  name: 'Alder 3-Seat Sofa',
  brand: 'Wrenfield',
  kind: 'standard',
  shortDescription: 'Short',
  description: 'Long',
  features: ['Kiln-dried frame'],
  specifications: [{ label: 'Width', value: '84 in' }],
  vendorId: 'V1',
  model: 'WF-ALD-3',
  primaryCategoryId: 'sofas-loveseats',
  urlPath: 'furniture/alder',
  categoryPath: [{ id: 'furniture', name: 'Furniture' }],
  tint: 'oat',
  badges: ['sale'],
  isHighRisk: false,
  isExclusive: true,
  variants,
  bundledProducts: [{ id: 'x', name: 'X', quantity: 1 }],
  zoneId: 'z-100',
  offers: [{ condition: 'NEW', rates, sameAsCashDays: 180 }],
  availability,
  conditions: [{ condition: 'NEW', availability }],
  isHighRiskFlow: false,
  isStoreHighRisk: false,
  addOnProductIds: [],
};

const hit: ProductHit = {
  id: product.id,
  name: product.name,
  brand: product.brand,
  kind: 'standard',
  urlPath: 'furniture/living-room/sofas-loveseats/alder-3-seat-sofa',
  primaryCategoryId: 'sofas-loveseats',
  tint: 'oat',
  badges: ['sale'],
  isAddOn: true,
  variants,
  condition: 'USED_GREAT',
  rates,
  availability,
};

const quote: CartQuote = {
  frequency: 'WEEKLY',
  paymentCents: 3698,
  paymentCount: 78,
  segments: [
    { count: 66, paymentCents: 3698 },
    { count: 12, paymentCents: 2499 },
  ],
  totalCents: 274056,
  cashPriceCents: 137028,
  processingFeeCents: 1000,
  totalCostToOwnCents: 275056,
  taxRateBps: 825,
  firstPaymentRentCents: 3698,
  firstPaymentTaxCents: 388,
  dueAtCheckoutCents: 5086,
  sameAsCashDays: 180,
  rentUpToSameAsCashCents: 92450,
};

const item: BasketItem = {
  itemId: 'i1',
  productId: product.id,
  variantId: 'alder-spruce',
  name: product.name,
  brand: product.brand,
  colorName: 'Spruce',
  imageUrl: '/art/sofa/2C7360.svg',
  tint: 'oat',
  urlPath: hit.urlPath,
  quantity: 1,
  condition: 'USED_GREAT',
  inventoryNumber: 'RC-20418',
  rmsItemNumber: '100-200',
  availabilityType: 'INVENTORY_PRODUCT',
  orderable: true,
  deliveryBand: '1-3 Days',
  isBundle: false,
  frequency: 'WEEKLY',
  paymentCents: 1199,
  paymentCount: 66,
  lastPaymentCents: 1199,
  totalCents: 79134,
  cashPriceCents: 39567,
  weeklyPaymentCents: 1199,
  wasPaymentCents: null,
  percentOff: null,
  isBenefitPlus: false,
  isHighRisk: false,
  isExclusive: true,
  additionalData: {
    brand: product.brand,
    category: 'sofas-loveseats',
    superCategory: 'furniture',
    name: product.name,
    vendor: 'V1',
    primarySupplier: 'V1',
    outOfStock: false,
    isOutOfStock: false,
    isBundled: false,
    isSpecialOrderCheckout: false,
    productType: 'Standard',
  },
  members: [{ productId: 'x', quantity: 1 }],
};

const basket: Basket = {
  basketId: 'b1',
  version: 3,
  customerId: 'c1',
  customerName: 'Maria Ortega',
  rentalCustomerId: 'R-1',
  globalCustomerId: 'G-1',
  shippingMethod: {
    id: 'store-delivery',
    name: 'Delivery',
    description: 'Brought by the store',
    price: 0,
    c_storePickupEnabled: false,
  },
  billingAddress: { firstName: 'Maria', city: 'Plano' },
  coupons: [{ couponItemId: 'k1', code: 'SAVE10', statusCode: 'applied' }],
  approval: null,
  phoneMatch: { status: 'matched', phoneLast4: '0100' },
  isPrefilled: true,
  isHighRiskFlow: false,
  isDocumentSigned: false,
  sessionTrackingId: 'track-1',
  sessionAliveCount: 2,
  createdAt: '2026-11-21T07:00:00Z',
  isTemporary: false,
  currency: 'USD',
  frequency: 'WEEKLY',
  storeId: '04217',
  email: 'maria@example.com',
  items: [item],
  shippingAddress: { firstName: 'Maria', city: 'Plano' },
  paymentInstruments: [
    {
      paymentInstrumentId: 'p1',
      paymentMethodId: 'CREDIT_CARD',
      maskedNumber: '************4242',
      cardType: 'Visa',
      holder: null,
      expirationMonth: 12,
      expirationYear: 2030,
      transactionId: null,
    },
  ],
  quote,
  approvalFit: {
    weeklyLimitCents: 5000,
    weeklyCartCents: 3698,
    weeklyLeftCents: 1302,
    fits: true,
    expiresAt: '2026-12-21T00:00:00Z',
  },
  lastModified: '2026-11-21T08:00:00Z',
};

const order: Order = {
  orderNo: '00001001',
  status: 'new',
  paymentStatus: 'paid',
  createdAt: '2026-11-21T08:00:00Z',
  lastModified: '2026-11-21T09:00:00Z',
  siteId: 'ownpath',
  customerId: 'c1',
  isGuest: true,
  email: 'maria@example.com',
  firstName: 'Maria',
  lastName: 'Ortega',
  storeId: '04217',
  items: [item],
  shippingAddress: { firstName: 'Maria', city: 'Plano', countryCode: 'US' },
  billingAddress: { firstName: 'Maria', city: 'Frisco', countryCode: 'US' },
  quote,
  paidCents: 5086,
  paymentInstrumentId: 'p1',
  cardLast4: '4242',
  cardBrand: 'Visa',
  isDocumentSigned: true,
  agreementNumber: 'RA-1',
  deliveryDate: '2026-11-23',
  sameAsCashEndsOn: '2027-05-22',
  payments: [
    {
      kind: 'first',
      dueDate: '2026-11-21',
      coversFrom: '2026-11-23',
      coversTo: '2026-11-29',
      rentCents: 3698,
      feeCents: 1000,
      taxCents: 388,
      totalCents: 5086,
    },
  ],
};

const approval: Approval = {
  approvalId: 'a1',
  response: 4,
  firstName: 'Maria',
  decidedAt: '2026-11-21T08:00:00Z',
  expiresAt: '2026-12-21T08:00:00Z',
  isExpired: false,
  weeklyLimitCents: 5000,
  biweeklyLimitCents: 10000,
  semimonthlyLimitCents: 10700,
  monthlyLimitCents: 21400,
  weeklyLeftCents: 1302,
  storeId: '04217',
  conditionalReason: 'INCOME',
  verificationDocuments: [{ type: 'INCOME', isRequired: true }],
  reasons: [],
  reportAgency: { name: 'Agency', phone: '1', address: 'x' },
  mayReapplyAt: null,
};

const store: Store = {
  id: '04217',
  name: 'Plano',
  address1: '123 Main St',
  city: 'Plano',
  stateCode: 'TX',
  postalCode: '75024',
  countryCode: 'US',
  phone: '(214) 555-0142',
  latitude: 33.07,
  longitude: -96.8,
  distanceMiles: 1.4,
  timeZone: 'America/Chicago',
  tagline: 't',
  zoneId: 'z-100',
  geoPoolStoreIds: ['04218'],
  restrictedCategoryIds: ['smartphones'],
  ecommerceCloseDate: null,
  sameAsCashDays: 180,
  isHighRisk: false,
  isDecisionEngineEnabled: true,
  isIdentityVerificationEnabled: false,
  isBankVerificationEnabled: false,
  isReservationEnabled: true,
  isEpoEnabled: true,
  benefitPlusType: 'RAC',
  processingFeeCents: 1000,
  isInStoreLocator: true,
  openingHours: 'Mon-Sat 10:00 AM - 6:00 PM, Sun Closed',
  distanceUnit: 'mi',
  settings: {
    isInventoryPromotionEnabled: true,
    appliedPromotionCodes: ['FIRST10'],
    acceptsVenmo: true,
    acceptsPayPal: false,
    acceptsCashApp: true,
    acceptsApplePay: false,
    acceptsGooglePay: true,
    isPhoneMatchEnabled: true,
    achMerchantId: 'ach-1',
    cardMerchantId: null,
    braintreeMerchantId: 'bt-1',
    warehouseIds: ['W1'],
    isExtendedAisleEnabled: true,
    reservationPeriodHours: 48,
    refundableDepositCents: 2500,
    nonRefundableDepositCents: 1050,
    isOnlineAgreementEnabled: true,
    isOnlineReturnEnabled: false,
    isDeliveryTrackingEnabled: true,
    isBenefitPlusEnabled: true,
    isLossDamageWaiverEnabled: false,
    specialsStartOn: '2026-11-01',
    specialsEndOn: null,
    frequentlySearchedCategoryIds: ['furniture'],
    isReferralPromotionAvailable: true,
    isReferralPromotionEligible: false,
    referralPromotionCode: 'FRIEND25',
    referralPromotionDescription: null,
  },
};

const child: Category = {
  id: 'living-room',
  name: 'Living Room',
  description: '',
  parentId: 'furniture',
  imageUrl: '/art/sofa/default.svg',
  isInMenu: true,
  isInCategoryPage: true,
  sequence: 1,
  tint: 'oat',
  path: [{ id: 'furniture', name: 'Furniture' }],
  children: [],
  onlineSubcategoryCount: 0,
};
const category: Category = {
  ...child,
  id: 'furniture',
  parentId: 'root',
  children: [child],
  onlineSubcategoryCount: 1,
};

/** What a client gets after the server encoded it and the text crossed the network. */
function overTheWire<S extends z.ZodType>(
  schema: S,
  value: z.output<S>,
): { wire: unknown; decoded: z.output<S> } {
  const wire: unknown = JSON.parse(JSON.stringify(z.encode(schema, value)));
  return { wire, decoded: z.decode(schema, wire as z.input<S>) };
}

describe('wire codecs give back what went in', () => {
  test.each([
    ['product', ProductCodec, product],
    ['tile', ProductHitCodec, hit],
    ['category tree', CategoryCodec, category],
    ['basket', BasketCodec, basket],
    ['order', OrderCodec, order],
    ['approval', ApprovalCodec, approval],
    ['store', StoreCodec, store],
  ] as [string, z.ZodType, unknown][])('%s', (_name, codec, value) => {
    expect(overTheWire(codec, value).decoded).toEqual(value);
  });
});

describe('wire names and units are the documented ones', () => {
  test('a basket line carries dollars under the specification’s names', () => {
    const { wire } = overTheWire(BasketCodec, basket);
    expect(wire).toMatchObject({
      temporaryBasket: false,
      customerInfo: { email: 'maria@example.com' },
      c_totalRenewalPayment: 36.98,
      c_cartTotalCashPrice: 1370.28,
      c_totalRentalAmountUpToSameAsCash: 924.5,
      productItems: [
        {
          c_racInventoryNumber: 'RC-20418',
          c_racProductRenewalRate: 11.99,
          c_racProductTotalCostToOwn: 791.34,
          c_racProductInventoryType: 'USED',
          c_racIsHomeStore: true,
          c_racSelectedRentalPaymentOption: 'WEEKLY',
        },
      ],
    });
  });

  test('a search hit carries each frequency’s price, old price and percent', () => {
    const { wire } = overTheWire(ProductHitCodec, hit);
    expect(wire).toMatchObject({
      product: {
        title: 'Alder 3-Seat Sofa',
        c_brand: 'Wrenfield',
        priceInfo: {
          weeklyPrice: 24.99,
          oldWeeklyPrice: 27.99,
          weeklyPercentageDiscount: 10,
          monthlyPrice: 107.1,
          totalCost: 1949.22,
          cashPrice: 974.61,
        },
        attributes: { categoryCode: 'sofas-loveseats', addOnPriceEnabled: true },
      },
    });
  });

  test('price books are JSON text', () => {
    const { wire } = overTheWire(ProductCodec, product);
    const text = (wire as { c_pricePerPricebook: string }).c_pricePerPricebook;
    expect(JSON.parse(text)[0]).toMatchObject({
      pricebookID: 'z-100-NEW-WEEKLY',
      price: 24.99,
      priceInfo: { terms: 78, totalCost: 1949.22, cashPrice: 974.61, wasPrice: { amount: 27.99 } },
    });
  });

  test('an order tells its agreement number in JSON text', () => {
    const { wire } = overTheWire(OrderCodec, order);
    expect(JSON.parse((wire as { c_createAgreementResponse: string }).c_createAgreementResponse)).toEqual({
      agreementNumber: 'RA-1',
    });
    expect(JSON.stringify(wire)).not.toContain('4242424242424242');
  });

  test('broken JSON text is refused, not thrown', () => {
    const { wire } = overTheWire(OrderCodec, order);
    expect(
      z.safeDecode(OrderCodec, { ...(wire as object), c_createAgreementResponse: '{' } as never).success,
    ).toBe(false);
  });
});
