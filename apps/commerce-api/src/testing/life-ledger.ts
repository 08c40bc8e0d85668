/**
 * An independent ledger of one agreement from its first payment to ownership, by the published rules. It imports nothing, so
 * that an error in the domain can't repeat itself here. Amounts are cents, dates `YYYY-MM-DD`.
 */
type Frequency = 'WEEKLY' | 'BIWEEKLY' | 'SEMIMONTHLY' | 'MONTHLY';
type Planned = { date: string; rent: number; fee: number; tax: number };
type Row = Planned & { isPaid: boolean; late: number | null };
type Terms = {
  stateCode: string;
  frequency: Frequency;
  /** The first one is paid. */
  payments: readonly Planned[];
  cash: number;
  /** In thousandths of a percent. */
  taxRate: number;
  sameAsCashUntil: string | null;
};
/** What one payment charges, and what that settles. */
type Paid = { charged: number; rent: number; tax: number; late: number; price: number; isOwned: boolean };

const DAY_MS = 86_400_000;
const plus = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
/** a x b / c, halves up. */
const share = (a: number, b: number, c: number) => Math.floor((2 * a * b + c) / (2 * c));
const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0);

const TURN = { WEEKLY: 0, BIWEEKLY: 1, SEMIMONTHLY: 2, MONTHLY: 3 } as const;

/** Days of grace by frequency, and the fee for a payment later than that: statutes whose text was read. */
const LATE_FEES: Readonly<Record<string, [readonly number[], (rent: number, isMonthly: boolean) => number]>> =
  {
    AK: [[2, 2, 2, 5], () => 500],
    CA: [[3, 7, 7, 7], (rent) => Math.max(200, Math.min(500, share(rent, 5, 100)))],
    CO: [[3, 3, 5, 5], (_, isMonthly) => (isMonthly ? 500 : 300)],
    CT: [[3, 5, 5, 5], (rent) => Math.max(100, Math.min(500, share(rent, 5, 100)))],
    HI: [[3, 3, 5, 5], (_, isMonthly) => (isMonthly ? 500 : 300)],
    IL: [[3, 3, 3, 3], () => 500],
    IN: [[2, 2, 5, 5], (rent, isMonthly) => (isMonthly ? 800 : rent <= 2000 ? 300 : 500)],
    MO: [[7, 10, 10, 15], () => 500],
    ND: [[2, 2, 2, 5], (rent) => Math.max(300, share(rent, 5, 100))],
    NH: [[2, 2, 2, 5], () => 500],
    NY: [[3, 7, 7, 7], (rent, isMonthly) => Math.max(isMonthly ? 500 : 300, share(rent, 10, 100))],
    OR: [[2, 5, 5, 5], () => 500],
    WV: [[3, 5, 5, 5], (rent) => Math.min(1500, share(rent, 5, 100))],
  };

type Progress = { cash: number; paid: number; unpaid: number; count: number; made: number; regular: number };

/** The price of ownership after same as cash, before tax. */
function optionOf(stateCode: string, progress: Progress): number {
  const { cash, paid, unpaid, count, made, regular } = progress;
  const ofCash = Math.min(share(cash, count - made, count), share(cash, unpaid, paid + unpaid));
  const half = share(paid, 1, 2);
  switch (stateCode) {
    case 'CA':
    case 'WV':
      return ofCash;
    case 'NY':
      return Math.max(ofCash, regular);
    case 'HI':
      return half >= cash ? 0 : ofCash;
    case 'OH':
    case 'PA':
    case 'VT':
      return cash - half;
    case 'SC':
      return share(unpaid, 55, 100);
    default:
      return share(unpaid, 1, 2);
  }
}

export function openLedger(terms: Terms) {
  const { stateCode, frequency, cash, taxRate, sameAsCashUntil } = terms;
  const rows: Row[] = terms.payments.map((row, index) => ({ ...row, isPaid: index === 0, late: null }));
  const all = sum(rows, ({ rent }) => rent);
  const regular = Math.max(...rows.map(({ rent }) => rent));
  let suspense = 0;
  let isOwned = false;

  const lateOf = (row: Row, day: string) => {
    const fee = LATE_FEES[stateCode];
    if (row.late !== null || row.isPaid || !fee) return row.late ?? 0;
    const grace = fee[0][TURN[frequency]] ?? 0;
    return daysBetween(row.date, day) > grace ? fee[1](row.rent, frequency === 'MONTHLY') : 0;
  };
  const isOpen = (row: Row) => !row.isPaid || (row.late ?? 0) > 0;
  const owed = (row: Row, day: string) => (row.isPaid ? 0 : row.rent + row.tax) + lateOf(row, day);
  const duePayments = (day: string) => {
    const open = rows.filter(isOpen);
    const due = open.filter(({ date }) => date <= day);
    return due.length > 0 ? due : open.slice(0, 1);
  };
  const price = (day: string) => {
    const left = rows.filter(({ isPaid, date }) => !isPaid && date >= day);
    const unpaid = sum(left, ({ rent }) => rent);
    const made = rows.length - left.length;
    const bounded = (cents: number) => Math.min(unpaid, Math.max(0, cents));
    const option = bounded(
      optionOf(stateCode, { cash, paid: all - unpaid, unpaid, count: rows.length, made, regular }),
    );
    const isInTime = sameAsCashUntil !== null && day <= sameAsCashUntil;
    const before = isInTime ? Math.min(option, bounded(cash - (all - unpaid))) : option;
    const besides = rows.filter((row) => isOpen(row) && !left.includes(row));
    return { besides, before, tax: share(before, taxRate, 100_000) };
  };
  const settle = (settled: readonly Row[], day: string) => {
    const rent = sum(settled, (row) => (row.isPaid ? 0 : row.rent));
    const tax = sum(settled, (row) => (row.isPaid ? 0 : row.tax));
    const late = sum(settled, (row) => lateOf(row, day));
    for (const row of settled) Object.assign(row, { isPaid: true, late: 0 });
    return { rent, tax, late };
  };
  /** True once no rent is left, or the law gives ownership for nothing more. */
  const checkOwned = (day: string) => {
    const { besides, before } = price(day);
    isOwned ||= rows.every(({ isPaid }) => isPaid) || (before === 0 && besides.length === 0);
    return isOwned;
  };

  return {
    /** What is due; the price of everything where that is no more. */
    pay(day: string): Paid {
      const due = duePayments(day);
      const { besides, before, tax } = price(day);
      const asked = sum(due, (row) => owed(row, day));
      const everything = sum(besides, (row) => owed(row, day)) + before + tax;
      const isBuyOut = asked >= everything;
      const total = isBuyOut ? everything : asked;
      const used = Math.min(suspense, total);
      suspense -= used;
      const parts = settle(isBuyOut ? besides : due, day);
      if (isBuyOut) {
        isOwned = true;
        return { charged: total - used, ...parts, tax: parts.tax + tax, price: before, isOwned };
      }
      return { charged: total - used, ...parts, price: 0, isOwned: checkOwned(day) };
    },
    /** Less than what is due: the oldest rents that it covers, in Connecticut the most recent; late fees wait. */
    payPart(day: string, cents: number): Paid {
      let money = cents + suspense;
      const due = duePayments(day).filter(({ isPaid }) => !isPaid);
      const settled: Row[] = [];
      for (const row of stateCode === 'CT' ? due.toReversed() : due) {
        if (row.rent + row.tax > money) break;
        money -= row.rent + row.tax;
        settled.push(row);
      }
      suspense = money;
      for (const row of settled) Object.assign(row, { late: lateOf(row, day), isPaid: true });
      const [rent, tax] = [sum(settled, (row) => row.rent), sum(settled, (row) => row.tax)];
      return { charged: cents, rent, tax, late: 0, price: 0, isOwned: false };
    },
    /** Every unpaid date so many days later; fees that payments have stay with them. */
    move(day: string, days: number): void {
      for (const row of rows.filter(({ isPaid }) => !isPaid)) {
        const late = lateOf(row, day);
        Object.assign(row, { date: plus(row.date, days), late: late > 0 ? late : row.late });
      }
    },
    next: () => rows.find(({ isPaid }) => !isPaid)?.date ?? null,
    graceDays: () => LATE_FEES[stateCode]?.[0][TURN[frequency]] ?? 0,
    owedOn: (day: string) => sum(duePayments(day), (row) => owed(row, day)),
    dates: () => rows.map(({ date }) => date),
    suspense: () => suspense,
    isOwned: () => isOwned,
  };
}

export type LifeLedger = ReturnType<typeof openLedger>;

type Step =
  | { readonly kind: 'due'; readonly day: string }
  | { readonly kind: 'part'; readonly day: string; readonly cents: number }
  | { readonly kind: 'move'; readonly day: string; readonly days: number };

/** What a customer does in a life of ups and downs, one thing after the other, each on the day that the ledger asks for. */
export function* stepsOf(ledger: LifeLedger): Generator<Step> {
  const next = () => ledger.next() ?? '';
  yield { kind: 'due', day: next() };
  // Late, beyond the grace.
  yield { kind: 'due', day: plus(next(), ledger.graceDays() + 1) };
  // In two parts.
  const day = next();
  const part = Math.floor(ledger.owedOn(day) / 2);
  yield { kind: 'part', day, cents: part };
  yield { kind: 'due', day: plus(day, 1) };
  // With a new date, paid on it.
  yield { kind: 'move', day: plus(next(), 1), days: 5 };
  yield { kind: 'due', day: next() };
  // With a new date, and then late all the same.
  yield { kind: 'move', day: next(), days: 7 };
  yield { kind: 'due', day: plus(next(), ledger.graceDays() + 2) };
  // So late that several are due: a part that pays one of them, and the rest later.
  const late = plus(next(), 40);
  yield { kind: 'part', day: late, cents: Math.floor(ledger.owedOn(late) / 2) };
  yield { kind: 'due', day: plus(late, 2) };
  while (!ledger.isOwned()) yield { kind: 'due', day: next() };
}
