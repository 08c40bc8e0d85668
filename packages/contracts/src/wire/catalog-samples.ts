import type { Category, ProductDetail, ProductHit, RentalRate } from '../catalog/index.ts';

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
].map((rate) => ({
  ...rate,
  totalCents: 194922,
  totalCostToOwnCents: 195922,
  totalWithTaxCents: 212073,
  cashPriceCents: 97461,
})) as RentalRate[];

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

export const product: ProductDetail = {
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
  variants: variants.map((variant) => ({
    ...variant,
    pictures: [
      { url: variant.imageUrl, alt: 'Front view', view: 'front' },
      { url: '/art/sofa/side.svg', alt: 'Angled view', view: 'side' },
    ],
  })),
  bundledProducts: [{ id: 'x', name: 'X', quantity: 1 }],
  zoneId: 'z-100',
  prices: [{ condition: 'NEW', rates, sameAsCashDays: 180 }],
  availability,
  conditions: [{ condition: 'NEW', availability }],
  isHighRiskFlow: false,
  isStoreHighRisk: false,
  addOnProductIds: [],
};

export const hit: ProductHit = {
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
  banner: null,
  path: [{ id: 'furniture', name: 'Furniture' }],
  children: [],
  onlineSubcategoryCount: 0,
};
export const category: Category = {
  ...child,
  id: 'furniture',
  parentId: 'root',
  banner: {
    alt: 'A living room with a green sofa',
    landscape: { src: '/pictures/rooms/living-room-landscape-1620.webp', width: 1620, height: 911 },
    portrait: { src: '/pictures/rooms/living-room-portrait-640.webp', width: 640, height: 800 },
  },
  children: [child],
  onlineSubcategoryCount: 1,
};
