import { FREQUENCIES, type Frequency } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import { describe, expect, test } from 'vitest';
import { clauseOf, disclosureOf, openCases } from '../../testing/state-disclosure.ts';

/** What each state's agreement says, written from the published acts; nothing here is taken from the rules under test. */

type ByLocale = Readonly<Record<Locale, string>>;
const inBoth = (english: string, spanish: string): ByLocale => ({ 'en-US': english, 'es-US': spanish });

/** Days for a weekly, bi-weekly, semi-monthly and monthly agreement. */
type Days = readonly [number, number, number, number];
const daysOf = (days: Days, frequency: Frequency) => days[FREQUENCIES.indexOf(frequency)] ?? -1;

const flat = (fee: string) =>
  inBoth(
    `The late fee is ${fee}, once per payment.`,
    `El cargo por atraso es de ${fee}, una sola vez por pago.`,
  );
const lesser = (bounds: ByLocale) =>
  inBoth(
    `The late fee is 5% of the late payment, ${bounds['en-US']}, once`,
    `El cargo por atraso es el 5% del pago atrasado, ${bounds['es-US']}, una sola vez`,
  );
const greater = (share: string, fee: string) =>
  inBoth(
    `The late fee is ${share}% of the late payment or ${fee}, whichever is more`,
    `El cargo por atraso es el ${share}% del pago atrasado o ${fee}, lo que sea mayor`,
  );

const MODEL_ACT: Days = [2, 2, 2, 5];
const CALIFORNIA = lesser(
  inBoth('at least $2.00 and at most $5.00', 'como mínimo $2.00 y como máximo $5.00'),
);
const CONNECTICUT = lesser(
  inBoth('at least $1.00 and at most $5.00', 'como mínimo $1.00 y como máximo $5.00'),
);
const WEST_VIRGINIA = lesser(inBoth('at most $15.00', 'como máximo $15.00'));
const INDIANA = inBoth(
  '$3.00 for a payment of up to $20.00 and $5.00 for a larger one',
  '$3.00 por un pago de hasta $20.00 y de $5.00 por uno mayor',
);

/** Grace days and fee: for payments more often than monthly, and for monthly ones. All other states charge none. */
const LATE_FEES: Record<string, { grace: Days; fee: ByLocale; monthly?: ByLocale }> = {
  AK: { grace: MODEL_ACT, fee: flat('$5.00') },
  CA: { grace: [3, 7, 7, 7], fee: CALIFORNIA },
  CO: { grace: [3, 3, 5, 5], fee: flat('$3.00'), monthly: flat('$5.00') },
  CT: { grace: [3, 5, 5, 5], fee: CONNECTICUT },
  HI: { grace: [3, 3, 5, 5], fee: flat('$3.00'), monthly: flat('$5.00') },
  IL: { grace: [3, 3, 3, 3], fee: flat('$5.00') },
  IN: { grace: [2, 2, 5, 5], fee: INDIANA, monthly: flat('$8.00') },
  MO: { grace: [7, 10, 10, 15], fee: flat('$5.00') },
  ND: { grace: MODEL_ACT, fee: greater('5', '$3.00') },
  NH: { grace: [2, 2, 2, 5], fee: flat('$5.00') },
  NY: { grace: [3, 7, 7, 7], fee: greater('10', '$3.00'), monthly: greater('10', '$5.00') },
  OR: { grace: [2, 5, 5, 5], fee: flat('$5.00') },
  WV: { grace: [3, 5, 5, 5], fee: WEST_VIRGINIA },
};

/** Days to reinstate before a return. All other states: the retailer's own 7, 10, 10 and 15. */
const REINSTATEMENT: Record<string, Days> = {
  ...Object.fromEntries('AK AL DC ID KY LA MS ND NM TN UT VA'.split(' ').map((state) => [state, MODEL_ACT])),
  CA: [7, 10, 10, 10],
  IL: [7, 7, 8, 15],
  MA: [7, 7, 7, 7],
  MD: [2, 5, 5, 5],
  MT: [5, 5, 2, 5],
  OH: [2, 5, 5, 5],
  PA: [7, 7, 7, 7],
  TX: [7, 7, 8, 15],
  VT: [3, 3, 3, 5],
  WA: [5, 5, 5, 10],
  WY: [7, 7, 7, 7],
};

test('every state but MN, NC, NJ and WI has agreements', () => {
  expect(openCases).toHaveLength(2 * 47);
});

describe.each(openCases)('the agreement of %s in %s', (state, locale) => {
  const isEnglish = locale === 'en-US';

  test.each(FREQUENCIES)('late fee and reinstatement, paid %s', (frequency) => {
    const disclosure = disclosureOf(state, locale, frequency);
    const late = clauseOf(disclosure, 'late-payment');
    const row = LATE_FEES[state];
    if (row === undefined) {
      expect(late).toContain(isEnglish ? 'No late fee is charged.' : 'No se cobra ningún cargo por atraso.');
      expect(late).not.toMatch(/%|once per payment|una sola vez/);
      expect(clauseOf(disclosure, 'other-charges')).not.toMatch(/late fee|cargos por atraso/);
    } else {
      const grace = daysOf(row.grace, frequency);
      expect(late).toContain(
        isEnglish ? `for the first ${grace} days.` : `durante los primeros ${grace} días.`,
      );
      expect(late).toContain(((frequency === 'MONTHLY' ? row.monthly : null) ?? row.fee)[locale]);
      expect(clauseOf(disclosure, 'other-charges')).toMatch(/late fees|cargos por atraso/);
    }
    const order = isEnglish ? 'first to the most recent payment due' : 'primero al pago vencido más reciente';
    expect(late.includes(order)).toBe(state === 'CT');

    const days = daysOf(REINSTATEMENT[state] ?? [7, 10, 10, 15], frequency);
    const english = state === 'VT' ? 'business days' : 'days';
    const spanish = state === 'VT' ? 'días hábiles' : 'días';
    const reinstatement = clauseOf(disclosure, 'reinstatement');
    expect(reinstatement).toContain(
      isEnglish ? `within ${days} ${english}.` : `dentro de ${days} ${spanish}.`,
    );
    expect(reinstatement).toContain(isEnglish ? 'within 730 days.' : 'dentro de 730 días.');
    expect(reinstatement).toMatch(/No reinstatement fee is charged|No se cobra nada por retomar/);
  });
});
