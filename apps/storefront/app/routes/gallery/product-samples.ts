import type { ProductHit } from '@ownpath/contracts/catalog';
import type { StorePromotion } from '@ownpath/contracts/promotions';
import { artUrl } from '../../shared/pictures/product-picture.tsx';

const inStock: ProductHit['availability'] = {
  type: 'INVENTORY_PRODUCT',
  orderable: true,
  stockLevel: 3,
  deliveryBand: '1-3 Days',
};
const rate: ProductHit['rates'][number] = {
  frequency: 'WEEKLY',
  paymentCents: 2_499,
  paymentCount: 78,
  lastPaymentCents: 2_499,
  totalCents: 194_922,
  totalCostToOwnCents: 195_922,
  totalWithTaxCents: 212_073,
  cashPriceCents: 97_461,
  wasPaymentCents: 2_799,
  percentOff: 10,
};
const variant = (id: string, colorName: string, colorHex: string) => ({
  id,
  colorId: id,
  colorName,
  colorHex: `#${colorHex}`,
  imageUrl: artUrl('sofa', colorHex),
  orderable: true,
});

const sofa: ProductHit = {
  id: 'gallery-sofa',
  name: 'Alder 3-Seat Sofa',
  brand: 'Wrenfield',
  kind: 'standard',
  urlPath: 'furniture/living-room/sofas-loveseats/alder-3-seat-sofa',
  primaryCategoryId: 'sofas-loveseats',
  tint: 'oat',
  badges: ['sale'],
  isAddOn: true,
  variants: [
    variant('forest', 'Forest', '2f6b59'),
    variant('camel', 'Camel', 'c29a6b'),
    variant('slate', 'Slate', '7c8f9b'),
    variant('petrol', 'Petrol', '31525f'),
    variant('cocoa', 'Cocoa', '6b4634'),
  ],
  condition: 'NEW',
  rates: [rate],
  availability: inStock,
};

/** Reduced, out of stock, and without a chosen store. */
export const galleryHits: readonly ProductHit[] = [
  sofa,
  {
    ...sofa,
    id: 'gallery-washer',
    name: 'Top-Load Washer and Dryer Pair',
    brand: 'Tideworks',
    tint: 'sage',
    badges: ['clearance'],
    isAddOn: false,
    variants: [{ ...variant('white', 'White', 'd9dcd6'), imageUrl: artUrl('washer-pair') }],
    condition: 'USED_GREAT',
    rates: [{ ...rate, wasPaymentCents: null, percentOff: null }],
    availability: { type: null, orderable: false, stockLevel: 0, deliveryBand: null },
  },
  {
    ...sofa,
    id: 'gallery-tv',
    name: '75″ 4K Smart TV',
    brand: 'Vistaron',
    tint: 'sky',
    badges: ['new'],
    variants: [{ ...variant('black', 'Black', '1b2622'), imageUrl: artUrl('tv') }],
    rates: [],
  },
];

const offer: StorePromotion = {
  promotionCode: 'FIRSTWEEK1',
  promoID: 'gallery-1',
  pif: false,
  restrictedStores: [],
  name: 'First week $1.00',
  details: 'New rentals only. A full week is credited and your total drops by the difference.',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
};

export const galleryOffers: readonly StorePromotion[] = [
  offer,
  {
    ...offer,
    promotionCode: 'BIGSCREEN15',
    promoID: 'gallery-2',
    name: '15% off TVs of 60 inches and up',
    details: 'The weekly rate and the total go down together.',
  },
  {
    ...offer,
    promotionCode: 'FRIEND',
    promoID: 'gallery-3',
    name: 'Refer a friend',
    details: '$25 each after their second payment.',
    ctaUrl: '/faqs',
  },
];
