import type { ApplicationField } from './application-fields.ts';
import type { ApplicationStep, LaterStep } from './application-steps.ts';

/** The fields' labels; a summary of errors and the review name them alike. */
export const applicationNameIds = {
  firstName: 'application.firstName',
  lastName: 'application.lastName',
  email: 'application.email',
  phone: 'application.phone',
  dateOfBirth: 'application.dateOfBirth',
  ssn: 'application.ssn',
  address1: 'application.address1',
  address2: 'application.address2',
  city: 'application.city',
  stateCode: 'application.state',
  postalCode: 'application.postalCode',
  timeAtAddress: 'application.timeAtAddress',
  monthlyIncome: 'application.monthlyIncome',
  payFrequency: 'application.payFrequency',
  nextPayday: 'application.nextPayday',
  consent: 'application.consentTitle',
} as const satisfies Record<ApplicationField, string>;

type StepTexts = {
  /** In the progress. */
  readonly name: string;
  readonly title: string;
  readonly intro: string;
};

export const stepTextIds = {
  'about-you': {
    name: 'application.person',
    title: 'application.title',
    intro: 'application.intro',
  },
  home: {
    name: 'application.step.home',
    title: 'application.homeTitle',
    intro: 'application.homeIntro',
  },
  income: {
    name: 'application.step.income',
    title: 'application.incomeTitle',
    intro: 'application.incomeIntro',
  },
  review: {
    name: 'application.step.review',
    title: 'application.reviewTitle',
    intro: 'application.reviewIntro',
  },
} as const satisfies Record<ApplicationStep, StepTexts>;

/** The buttons that lead on. */
export const toStepIds = {
  home: 'application.toHome',
  income: 'application.toIncome',
  review: 'application.toReview',
} as const satisfies Record<LaterStep, string>;
