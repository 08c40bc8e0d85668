import type { CompletePayScheduleChoice, PayScheduleChoice } from '@ownpath/contracts/checkout';
import {
  moveBiweeklyPayday,
  type Paydays,
  pairCodeOf,
  pairOf,
  paydaysOf,
  paydaysOfWeekday,
  type StatedPay,
} from '@ownpath/domain/agreements';
import { type CalendarDate, nextWeekday, type Weekday, weekday } from '@ownpath/domain/dates';
import type { Frequency } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import { AUTOPAY_TEXT_VERSION } from '../agreements/index.ts';
import type { SavedChoice } from './basket-state-queries.ts';

const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;
type WeekdayName = PayScheduleChoice['payday'];

/** Payday without an application. */
const USUAL_PAYDAY = 'FRI';

const weekdayOf = (name: WeekdayName): Weekday => WEEKDAYS.indexOf(name) as Weekday;
const weekdayNameOf = (day: Weekday): WeekdayName => WEEKDAYS[day] ?? USUAL_PAYDAY;

/** What a schedule starts from: a choice, saved or asked for, and what the application says about pay. */
export type ScheduleWish = {
  readonly choice: PayScheduleChoice | null;
  readonly statedPay: StatedPay | null;
};

type Circumstances = {
  /** Of the cart. */
  readonly frequency: Frequency;
  /** The first day that is possible. */
  readonly deliveryDate: CalendarDate;
  /** Other days that the shopper may choose; empty without a choice. */
  readonly deliveryChoices: readonly CalendarDate[];
  readonly today: CalendarDate;
};

/** The choice with all its paydays; without a choice, frequency and paydays of the application. */
export function completeChoice(
  { choice, statedPay }: ScheduleWish,
  { frequency, deliveryDate, deliveryChoices, today }: Circumstances,
): CompletePayScheduleChoice {
  const start = statedPay
    ? paydaysOf(statedPay, today)
    : paydaysOfWeekday(weekdayOf(choice?.payday ?? USUAL_PAYDAY), deliveryDate, today);
  const payday = choice?.payday ?? weekdayNameOf(start.weekday);
  const chosenDate = choice?.deliveryDate ?? null;
  return {
    frequency: choice?.frequency ?? statedPay?.frequency ?? frequency,
    payday,
    nextPayday: moveBiweeklyPayday(choice?.nextPayday ?? start.biweeklyPayday, weekdayOf(payday), today),
    semimonthlyDays: choice?.semimonthlyDays ?? pairCodeOf(start.semimonthlyDays),
    dayOfMonth: choice?.dayOfMonth ?? start.dayOfMonth,
    deliveryDate: chosenDate !== null && deliveryChoices.includes(chosenDate) ? chosenDate : null,
    isAutopay: choice?.isAutopay ?? false,
    hasWaiver: choice?.hasWaiver ?? false,
    hasBenefitPlus: choice?.hasBenefitPlus ?? false,
  };
}

export function paydaysOfChoice(choice: CompletePayScheduleChoice): Paydays {
  return {
    weekday: weekdayOf(choice.payday),
    biweeklyPayday: choice.nextPayday,
    semimonthlyDays: pairOf(choice.semimonthlyDays),
    dayOfMonth: choice.dayOfMonth,
  };
}

/**
 * The saved choice, in the frequency of the cart if that was changed later. A choice that was saved with a weekday only
 * keeps the paydays it had, whatever the application says.
 */
export function savedWish(
  session: SavedChoice | null,
  basket: { readonly frequency: Frequency },
  statedPay: StatedPay | null,
): ScheduleWish {
  if (!session?.scheduleFrequency || !session.scheduleFirstDueOn) return { choice: null, statedPay };
  const choice = {
    frequency: basket.frequency,
    payday: weekdayNameOf(weekday(session.scheduleFirstDueOn)),
    isAutopay: session.scheduleIsAutopay && session.autopayAuthorizedAt !== null,
    hasWaiver: session.scheduleHasWaiver,
    hasBenefitPlus: session.scheduleHasBenefitPlus,
  };
  return { choice: { ...choice, ...session.schedulePaydays }, statedPay: null };
}

/** When, where and in which language a choice is made. */
export type ChoiceEvidence = {
  readonly at: Date;
  readonly locale: Locale;
  readonly clientIp: string;
};

/** The choice as columns of the checkout's session; with autopay, the evidence of its authorisation. */
export function scheduleColumns(
  choice: CompletePayScheduleChoice,
  { at, locale, clientIp }: ChoiceEvidence,
  today: CalendarDate,
) {
  const { nextPayday, semimonthlyDays, dayOfMonth, deliveryDate, isAutopay } = choice;
  return {
    autopayTextVersion: isAutopay ? AUTOPAY_TEXT_VERSION : null,
    autopayLocale: isAutopay ? locale : null,
    autopayAuthorizedAt: isAutopay ? at : null,
    autopayAuthorizedIp: isAutopay ? clientIp : null,
    scheduleChosenAt: at,
    scheduleFrequency: choice.frequency,
    scheduleFirstDueOn: nextWeekday(today, weekdayOf(choice.payday)),
    schedulePaydays: { nextPayday, semimonthlyDays, dayOfMonth, ...(deliveryDate && { deliveryDate }) },
    scheduleIsAutopay: isAutopay,
    scheduleHasWaiver: choice.hasWaiver,
    scheduleHasBenefitPlus: choice.hasBenefitPlus,
  };
}
