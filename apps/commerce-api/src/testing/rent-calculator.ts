/**
 * An independent calculation of an agreement by the published formulas. It imports nothing, so that an error in the
 * domain can't repeat itself here. Amounts are cents, dates `YYYY-MM-DD`.
 */
type Goods = { weekly: number; weeks: number; cash: number; pieces: number };
type Frequency = 'WEEKLY' | 'BIWEEKLY' | 'SEMIMONTHLY' | 'MONTHLY';
type Paydays = { weekday: number; fortnight: string; days: readonly [number, number]; dayOfMonth: number };
type Case = {
  goods: readonly Goods[];
  frequency: Frequency;
  signedOn: string;
  deliveredOn: string;
  paydays: Paydays;
  feeCents: number;
  /** In thousandths of a percent. */
  taxRate: number;
  sameAsCashDays: number;
  /** What a promotion leaves of the first payment. */
  firstRent?: number;
};

const DAY_MS = 86_400_000;
const plus = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
/** a x b / c, halves up. */
const share = (a: number, b: number, c: number) => Math.floor((2 * a * b + c) / (2 * c));

/** A day of a month, in a shorter month its last. */
function dayOf(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
}

/** Paydays from a day on. */
function paydaysFrom(from: string, frequency: Frequency, paydays: Paydays, count: number): string[] {
  const found: string[] = [];
  const isPayday = (date: string) => {
    const [year = 0, month = 0] = date.split('-').map(Number);
    const on = (day: number) => date === dayOf(year, month - 1, day);
    if (frequency === 'WEEKLY') return new Date(date).getUTCDay() === paydays.weekday;
    if (frequency === 'BIWEEKLY') return daysBetween(paydays.fortnight, date) % 14 === 0;
    return frequency === 'MONTHLY' ? on(paydays.dayOfMonth) : paydays.days.some(on);
  };
  for (let date = from; found.length < count; date = plus(date, 1)) if (isPayday(date)) found.push(date);
  return found;
}

function firstPeriodEnd(date: string, frequency: Frequency): string {
  if (frequency !== 'MONTHLY') return plus(date, { WEEKLY: 7, BIWEEKLY: 14, SEMIMONTHLY: 15 }[frequency]);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return dayOf(year, month, day);
}

const full = (weekly: number, frequency: Frequency) =>
  share(weekly, { WEEKLY: 7, BIWEEKLY: 14, SEMIMONTHLY: 15, MONTHLY: 30 }[frequency], 7);

export function calculate(rental: Case) {
  const { goods, frequency, deliveredOn } = rental;
  const end = firstPeriodEnd(deliveredOn, frequency);
  // No frequency has more payments than there are weeks, a part period and the first one aside.
  const most = Math.max(...goods.map(({ weeks }) => weeks)) + 2;
  const paydays = paydaysFrom(end, frequency, rental.paydays, most);
  const short = paydays[0] === end ? 0 : daysBetween(end, paydays[0] ?? end);
  const dates = [rental.signedOn, ...(short > 0 ? [end] : []), ...paydays];
  const left = goods.map(({ weekly, weeks }) => weekly * weeks);
  const payments: { date: string; rent: number; fee: number; tax: number }[] = [];
  let credit = 0;
  for (let number = 0; left.some((cents) => cents > 0); number += 1) {
    let rent = 0;
    goods.forEach(({ weekly, pieces }, index) => {
      const regular = full(weekly, frequency);
      const asked = number === 1 && short > 0 ? Math.min(regular, share(weekly, short, 7)) : regular;
      const paid = Math.min(asked, left[index] ?? 0);
      left[index] = (left[index] ?? 0) - paid;
      rent += paid * pieces;
    });
    const charged = number === 0 ? Math.min(rent, rental.firstRent ?? rent) : rent;
    credit += rent - charged;
    const fee = number === 0 ? rental.feeCents : 0;
    const tax = share(charged + fee, rental.taxRate, 100_000);
    payments.push({ date: dates[number] ?? '', rent: charged, fee, tax });
  }
  const sum = (of: (payment: (typeof payments)[number]) => number) =>
    payments.reduce((total, payment) => total + of(payment), 0);
  const cash = goods.reduce((total, item) => total + item.cash * item.pieces, 0);
  const rent = sum((payment) => payment.rent);
  const lastDay = plus(deliveredOn, rental.sameAsCashDays);
  const inTime = payments.filter(({ date }) => date <= lastDay);
  const reached = Math.min(cash, credit + inTime.reduce((total, payment) => total + payment.rent, 0));
  return {
    count: payments.length,
    payments,
    rent,
    credit,
    cash,
    totalCost: rent + sum((payment) => payment.fee),
    withTax: rent + sum((payment) => payment.fee + payment.tax),
    firstPayment: (payments[0]?.rent ?? 0) + (payments[0]?.fee ?? 0) + (payments[0]?.tax ?? 0),
    sameAsCash: {
      lastDay,
      paymentsInTime: inTime.length,
      reached,
      left: cash - reached,
      extra: reached === cash ? null : Math.ceil((cash - reached) / (inTime.length - 1)),
    },
  };
}

type Figures = ReturnType<typeof calculate>;

/** Price of ownership on the day after same-as-cash, before tax, by the acts that fix a formula; else half of the rest. */
export function priceAfterSameAsCash(stateCode: string, figures: Figures): number {
  const { cash, count, payments, credit, sameAsCash } = figures;
  if (sameAsCash.left === 0) return 0;
  const made = sameAsCash.paymentsInTime;
  const paid = payments.slice(0, made).reduce((total, payment) => total + payment.rent, credit);
  const unpaid = figures.rent + credit - paid;
  const ofCash = Math.min(share(cash, count - made, count), share(cash, unpaid, paid + unpaid));
  const regular = Math.max(...payments.map(({ rent }) => rent));
  const cashLessHalf = cash - share(paid, 1, 2);
  const byState: Record<string, number> = {
    CA: ofCash,
    HI: share(paid, 1, 2) >= cash ? 0 : ofCash,
    NY: Math.max(ofCash, regular),
    OH: cashLessHalf,
    PA: cashLessHalf,
    SC: share(unpaid, 55, 100),
    VT: cashLessHalf,
    WV: ofCash,
  };
  return Math.min(unpaid, Math.max(0, byState[stateCode] ?? share(unpaid, 1, 2)));
}
