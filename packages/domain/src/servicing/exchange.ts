import { exchangeDate } from '../agreements/index.ts';
import { addDays, type CalendarDate, isBefore } from '../dates/index.ts';

/** Days in which the new item is ordered, once the store has agreed: as long as an approval holds. */
const EXCHANGE_CHOICE_DAYS = 30;
/** Most letters of what a customer would like instead. */
export const EXCHANGE_WISH_MAX_LENGTH = 300;

export const EXCHANGE_REFUSALS = ['ended', 'not-delivered', 'store', 'too-soon', 'past-due'] as const;
/** Why an agreement cannot be exchanged now. */
export type ExchangeRefusal = (typeof EXCHANGE_REFUSALS)[number];

/** Why the exchange of an agreement cannot be asked for today; null when it can (decision 0075). */
export function exchangeRefusal(
  agreement: {
    readonly isActive: boolean;
    readonly openedOn: CalendarDate | null;
    readonly deliveredOn: CalendarDate | null;
    readonly daysLate: number;
    readonly isOfferedByStore: boolean;
  },
  today: CalendarDate,
): ExchangeRefusal | null {
  const { isActive, openedOn, deliveredOn, daysLate, isOfferedByStore } = agreement;
  if (!isActive || openedOn === null) return 'ended';
  if (deliveredOn === null) return 'not-delivered';
  if (!isOfferedByStore) return 'store';
  if (isBefore(today, exchangeDate(openedOn))) return 'too-soon';
  return daysLate > 0 ? 'past-due' : null;
}

/** The last day on which the new item can be ordered. */
export const exchangeChoiceEnd = (agreedOn: CalendarDate): CalendarDate =>
  addDays(agreedOn, EXCHANGE_CHOICE_DAYS);

/**
 * `agreed`: the customer chooses and signs. `lapsed`: nothing was signed in time. `signed`: waits for its day. `call`: the store
 * wants to talk first.
 */
export const EXCHANGE_STATES = [
  'asked',
  'agreed',
  'lapsed',
  'signed',
  'dated',
  'done',
  'refused',
  'call',
  'cancelled',
] as const;
export type ExchangeState = (typeof EXCHANGE_STATES)[number];

/** How far an exchange is. */
export function exchangeStateOf(
  exchange: {
    readonly status: 'asked' | 'agreed' | 'refused' | 'call' | 'cancelled' | 'done';
    readonly chooseBy: CalendarDate | null;
    /** The old agreement has not ended. */
    readonly isOldActive: boolean;
    /** A new agreement was signed for it, and is neither cancelled nor without a day. */
    readonly isNewSigned: boolean;
    readonly isNewDated: boolean;
  },
  today: CalendarDate,
): ExchangeState {
  const { status, chooseBy, isOldActive, isNewSigned, isNewDated } = exchange;
  if (status !== 'asked' && status !== 'agreed') return status;
  if (!isOldActive) return 'cancelled';
  if (isNewSigned) return isNewDated ? 'dated' : 'signed';
  return status === 'agreed' && chooseBy !== null && isBefore(chooseBy, today) ? 'lapsed' : status;
}

/** Nothing more comes of it: the customer can ask again. */
export const isExchangeOver = (state: ExchangeState): boolean =>
  state !== 'asked' && state !== 'agreed' && state !== 'signed' && state !== 'dated';

/** The last day for which the old agreement's rent is owed: the day of the exchange is the new one's. */
export const lastDayOfOld = (exchangedOn: CalendarDate): CalendarDate => addDays(exchangedOn, -1);
