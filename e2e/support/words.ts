export { spanish } from './spanish.ts';

/** What a shopper reads and looks for, in the two languages of the shop. */
export type Words = {
  readonly prefix: '' | '/es-us';
  readonly lang: 'en-US' | 'es-US';
  readonly home: string;
  readonly furniture: string;
  readonly livingRoom: string;
  readonly findStore: string;
  readonly findStoreTitle: string;
  readonly postalCode: string;
  readonly go: string;
  readonly makeMyStore: string;
  readonly myStore: string;
  readonly howPaid: string;
  readonly frequencies: readonly [weekly: string, biweekly: string, semimonthly: string, monthly: string];
  readonly units: readonly [weekly: string, biweekly: string, semimonthly: string, monthly: string];
  readonly totalCost: string;
  readonly cashPrice: string;
  readonly addToCart: string;
  readonly oneItemAdded: string;
  readonly youMightAlsoLike: string;
  readonly subtotal: string;
  readonly viewCart: string;
  readonly cart: string;
  readonly proceed: string;
  readonly dueAtCheckout: string;
  readonly firstRent: string;
  readonly processingFee: string;
  readonly totalToOwn: string;
  readonly paidToday: string;
  readonly apply: string;
  readonly application: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
    readonly month: string;
    readonly day: string;
    readonly year: string;
    readonly ssn: string;
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly postalCode: string;
    readonly years: string;
    readonly months: string;
    readonly income: string;
    readonly payFrequency: string;
    readonly nextPayday: string;
    readonly consent: RegExp;
  };
  readonly approved: string;
  readonly toCheckout: string;
  readonly scheduleTitle: string;
  readonly toTerms: string;
  readonly termsTitle: string;
  readonly acceptTerms: RegExp;
  readonly toPayment: string;
  readonly paymentTitle: string;
  readonly cardFrame: string;
  readonly card: {
    readonly number: string;
    readonly expiry: string;
    readonly code: string;
    readonly name: string;
  };
  readonly pay: RegExp;
  readonly cardDeclined: string;
  readonly signTitle: string;
  readonly toSigning: string;
  readonly signConsent: RegExp;
  readonly signName: string;
  readonly sign: string;
  /** Row names of the agreement document. */
  readonly document: {
    readonly firstTotal: string;
    readonly regular: string;
    readonly totalRent: string;
    readonly totalCost: string;
    readonly cash: string;
  };
  readonly confirmation: string;
  readonly agreementNumber: string;
  readonly orderNumber: string;
};

export const english: Words = {
  prefix: '',
  lang: 'en-US',
  home: 'Rowan & Co. home',
  furniture: 'Furniture',
  livingRoom: 'Living Room',
  findStore: 'Find your store',
  findStoreTitle: 'Find Your Store',
  postalCode: 'Postal code',
  go: 'Go',
  makeMyStore: 'Make This My Store',
  myStore: 'My Store: ',
  howPaid: 'How do you get paid?',
  frequencies: ['Weekly', 'Bi-weekly', 'Semi-monthly', 'Monthly'],
  units: ['a week', 'every 2 weeks', 'twice a month', 'a month'],
  totalCost: 'Total cost',
  cashPrice: 'Cash price',
  addToCart: 'Add to cart',
  oneItemAdded: '1 item added to cart',
  youMightAlsoLike: 'You Might Also Like',
  subtotal: 'Subtotal (1 item):',
  viewCart: 'View Cart',
  cart: 'Your cart',
  proceed: 'Proceed to Checkout',
  dueAtCheckout: 'Due at checkout',
  firstRent: 'First payment of rent',
  processingFee: 'Processing fee, once',
  totalToOwn: 'Total cost to own, before tax',
  paidToday: 'Paid today',
  apply: 'Get my amount',
  application: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Mobile phone',
    month: 'Month',
    day: 'Day',
    year: 'Year',
    ssn: 'Social Security number or ITIN',
    street: 'Street address',
    city: 'City',
    state: 'State',
    postalCode: 'ZIP code',
    years: 'Years',
    months: 'Months',
    income: 'Income a month, before tax',
    payFrequency: 'How often you are paid',
    nextPayday: 'Next payday',
    consent: /^I agree that Rowan & Co\. uses/,
  },
  approved: ', you’re approved.',
  toCheckout: 'Continue to checkout',
  scheduleTitle: 'When do you want to pay?',
  toTerms: 'Continue to terms',
  termsTitle: 'Read this before you say yes',
  acceptTerms: /^I have read the terms/,
  toPayment: 'Continue to payment',
  paymentTitle: 'Make your first payment',
  cardFrame: 'Card number, expiration date and security code',
  card: {
    number: 'Card number',
    expiry: 'Expiration date',
    code: 'Security code',
    name: 'Name on card',
  },
  pay: /^Pay \$/,
  cardDeclined: 'Your card was declined. Nothing was charged.',
  signTitle: 'One last look, then sign',
  toSigning: 'Read and sign the agreement',
  signConsent: /^I can read this page/,
  signName: 'Type your full name to sign',
  sign: 'Sign',
  document: {
    firstTotal: 'First payment: total',
    regular: 'Regular payment, before tax',
    totalRent: 'Total of all rent payments',
    totalCost: 'Total cost',
    cash: 'Cash price',
  },
  confirmation: ', you’re all set.',
  agreementNumber: 'Agreement number',
  orderNumber: 'Order number',
};
