import type { Frequency } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';

/** Of every demo customer. */
export const DEMO_PASSWORD = 'Rowan-and-co-7';

export type Rental = {
  /** Signed so many days before the histories end. */
  readonly signedDaysAgo: number;
  readonly storeId: string;
  readonly productId: string;
  readonly frequency: Frequency;
  readonly isAutopay?: boolean;
  /** With the membership, where the store offers it. */
  readonly hasBenefitPlus?: boolean;
  /** The card expires this month, counted from the end of the histories; in four years when left out. */
  readonly cardExpiresInMonths?: number;
  /** Due so many days ago: the first payment that is not paid. Every one before is paid on its day. */
  readonly firstMissedDaysAgo?: number;
  readonly ending?: { readonly kind: 'buy-out' | 'cancel'; readonly daysAgo: number };
};

export type Story = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly locale: Locale;
  /** Of the sandbox decision engine (docs/sandbox.md). */
  readonly ssn: string;
  /** What there is to see. */
  readonly text: string;
  readonly rentals: readonly Rental[];
};

const PLANO = '04217';
const FRISCO = '04221';
/** The store that offers the membership. */
const CARROLLTON = '04234';

const customer = (
  name: string,
  firstName: string,
  lastName: string,
  index: number,
  rest: Pick<Story, 'text' | 'rentals'> & Partial<Story>,
): Story => ({
  email: `${name}@demo.example`,
  firstName,
  lastName,
  phone: `21455501${String(index).padStart(2, '0')}`,
  locale: 'en-US',
  ssn: `9000010${90 - index}`,
  ...rest,
});

/** The customers of the demo, as docs/sandbox.md lists them. */
export const stories: readonly Story[] = [
  customer('nora', 'Nora', 'Whitfield', 1, { text: 'New: signed up, nothing rented yet.', rentals: [] }),
  customer('marcus', 'Marcus', 'Bell', 2, {
    text: 'Current: a sofa by the week, every payment on time.',
    rentals: [{ signedDaysAgo: 95, storeId: PLANO, productId: 'alder-3-seat-sofa', frequency: 'WEEKLY' }],
  }),
  customer('tessa', 'Tessa', 'Grant', 3, {
    text: 'Past due by 10 days.',
    rentals: [
      {
        signedDaysAgo: 66,
        storeId: PLANO,
        productId: '75-4k-smart-tv',
        frequency: 'WEEKLY',
        firstMissedDaysAgo: 10,
      },
    ],
  }),
  customer('roy', 'Roy', 'Keller', 4, {
    text: 'Past due by 60 days: the store comes first.',
    rentals: [
      {
        signedDaysAgo: 95,
        storeId: PLANO,
        productId: 'front-load-washer-dryer-pair',
        frequency: 'WEEKLY',
        firstMissedDaysAgo: 60,
      },
    ],
  }),
  customer('ellen', 'Ellen', 'Park', 5, {
    text: 'Nearly owned: a laptop by the month, four payments left, with autopay.',
    rentals: [
      {
        signedDaysAgo: 405,
        storeId: PLANO,
        productId: '15-everyday-laptop-16-gb',
        frequency: 'MONTHLY',
        isAutopay: true,
      },
    ],
  }),
  customer('victor', 'Victor', 'Hale', 6, {
    text: 'Paid off: bought within same as cash.',
    rentals: [
      {
        signedDaysAgo: 70,
        storeId: PLANO,
        productId: 'heath-tv-stand-72',
        frequency: 'BIWEEKLY',
        ending: { kind: 'buy-out', daysAgo: 20 },
      },
    ],
  }),
  customer('grace', 'Grace', 'Ibarra', 7, {
    text: 'Two stores: a refrigerator in Plano and a loveseat in Frisco.',
    rentals: [
      {
        signedDaysAgo: 90,
        storeId: PLANO,
        productId: 'top-mount-18-cu-ft',
        frequency: 'SEMIMONTHLY',
      },
      {
        signedDaysAgo: 45,
        storeId: FRISCO,
        productId: 'linden-loveseat',
        frequency: 'SEMIMONTHLY',
        isAutopay: true,
      },
    ],
  }),
  customer('dana', 'Dana', 'Cole', 8, {
    text: 'The saved card has expired; payments are typed.',
    rentals: [
      {
        signedDaysAgo: 75,
        storeId: PLANO,
        productId: 'hollis-loveseat',
        frequency: 'BIWEEKLY',
        cardExpiresInMonths: -1,
      },
    ],
  }),
  customer('omar', 'Omar', 'Reyes', 9, {
    text: 'Awaiting documents: signed, and an ID is still asked for.',
    ssn: '900002001',
    rentals: [{ signedDaysAgo: 2, storeId: FRISCO, productId: 'hollis-loveseat', frequency: 'WEEKLY' }],
  }),
  customer('june', 'June', 'Porter', 10, {
    text: 'Awaiting delivery: signed yesterday.',
    rentals: [{ signedDaysAgo: 1, storeId: PLANO, productId: 'lowell-reclining-set', frequency: 'WEEKLY' }],
  }),
  customer('leo', 'Leo', 'Marsh', 11, {
    text: 'Cancelled before delivery, with everything refunded.',
    rentals: [
      {
        signedDaysAgo: 9,
        storeId: PLANO,
        productId: 'electric-dryer-7-0',
        frequency: 'WEEKLY',
        ending: { kind: 'cancel', daysAgo: 8 },
      },
    ],
  }),
  customer('lucia', 'Lucía', 'Mendoza', 12, {
    text: 'Speaks Spanish: a mattress every two weeks, on time.',
    locale: 'es-US',
    rentals: [
      {
        signedDaysAgo: 64,
        storeId: PLANO,
        productId: 'granite-extra-firm-queen',
        frequency: 'BIWEEKLY',
        isAutopay: true,
      },
    ],
  }),
  customer('carla', 'Carla', 'Benton', 13, {
    text: 'Club: a loveseat by the week with the Benefit Plus membership and autopay.',
    rentals: [
      {
        signedDaysAgo: 50,
        storeId: CARROLLTON,
        productId: 'hollis-loveseat',
        frequency: 'WEEKLY',
        isAutopay: true,
        hasBenefitPlus: true,
      },
    ],
  }),
];
