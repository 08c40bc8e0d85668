import { stateLaw } from '@ownpath/domain/law';
import type { Locale } from '@ownpath/domain/site';
import { describe, expect, test } from 'vitest';
import { sampleAgreement } from '../../testing/sample-agreement.ts';
import { clauseOf, disclosureOf, openCases } from '../../testing/state-disclosure.ts';
import { buildAgreementDocument } from './build-agreement-document.ts';

/** What each state's agreement says, written from the published acts; nothing here is taken from the rules under test. */

type ByLocale = Readonly<Record<Locale, string>>;
const inBoth = (english: string, spanish: string): ByLocale => ({ 'en-US': english, 'es-US': spanish });

const FRACTION = inBoth(
  'the cash price multiplied by the share of the payments you have not yet made',
  'el precio de contado multiplicado por la proporción de pagos que aún no ha hecho',
);
const CASH_LESS_HALF = inBoth(
  'the cash price less 50% of the rent you have paid',
  'el precio de contado menos el 50% de la renta que ya pagó',
);
const HALF_OF_REMAINDER = inBoth(
  '50% of the rent you have not yet paid',
  'el 50% de la renta que aún no ha pagado',
);
const EARLY_PURCHASE: Record<string, ByLocale> = {
  CA: FRACTION,
  HI: FRACTION,
  NY: inBoth(
    `${FRACTION['en-US']}, but not less than one payment`,
    `${FRACTION['es-US']}, pero no menos de un pago`,
  ),
  OH: CASH_LESS_HALF,
  PA: CASH_LESS_HALF,
  SC: inBoth('55% of the rent you have not yet paid', 'el 55% de la renta que aún no ha pagado'),
  VT: CASH_LESS_HALF,
  WV: FRACTION,
};

/** Starts of the prescribed notices, in order. */
const NOTICES: Record<string, ByLocale[]> = {
  CO: [inBoth('NOTICE TO LESSEE -- READ BEFORE SIGNING (1) DO NOT SIGN', 'AVISO AL ARRENDATARIO: LEA ANTES')],
  FL: [inBoth('Notice: do not sign before all blanks', 'Aviso: no firme antes de que estén llenos')],
  HI: [inBoth('NOTICE TO LESSEE--READ BEFORE SIGNING (1) DO NOT', 'AVISO AL ARRENDATARIO: LEA ANTES')],
  ND: [inBoth('NOTICE TO CONSUMER -- READ BEFORE SIGNING: DO NOT SIGN', 'AVISO AL CONSUMIDOR: LEA ANTES')],
  NH: [inBoth('If you want to purchase this or similar property now', 'Si desea comprar ahora')],
  NY: [inBoth('You may review a completed copy of this agreement for up to 48 hours', 'Usted puede revisar')],
  VT: [
    inBoth('IMPORTANT INFORMATION ABOUT THIS RENT-TO-OWN AGREEMENT. Do Not Sign', 'INFORMACIÓN IMPORTANTE'),
    inBoth('Do not sign before reading this agreement carefully', 'No firme antes de leer'),
  ],
  WY: [inBoth('NOTICE TO CONSUMER: Do not sign this agreement before you read it', 'AVISO AL CONSUMIDOR')],
};

/** Prescribed words for the figures. */
const LABELS: Record<string, string[]> = {
  AZ: ['Cost of rental (total of payments less cash price)'],
  CT: ['Rent-to-own price'],
  GA: ['Cost of lease'],
  IA: [
    'Total of scheduled payments (total dollar amount of lease payments you will have to make to acquire ownership)',
  ],
  MD: ['Cost of lease services'],
  NE: ['Total of payments to acquire ownership'],
  NY: ['Total cost'],
  PA: ['Cost of lease services'],
  SC: ['Total of scheduled payments'],
  VT: [
    'Mandatory charges and fees required to become owner',
    'Payments required to become owner',
    'Total cost',
    'Cash Price',
    'Rent-to-Own Charge',
  ],
  WV: ['Retail value (cash price)', 'Rent-to-own charge'],
};

describe.each(openCases)('the agreement of %s in %s', (state, locale) => {
  const isEnglish = locale === 'en-US';

  test('early purchase, notices and prescribed words', () => {
    const disclosure = disclosureOf(state, locale);
    const early = clauseOf(disclosure, 'early-purchase');
    expect(early).toContain(`${(EARLY_PURCHASE[state] ?? HALF_OF_REMAINDER)[locale]}.`);
    const passes = isEnglish ? 'as soon as 50% of the rent' : 'en cuanto el 50% de la renta';
    expect(clauseOf(disclosure, 'ownership').includes(passes)).toBe(state === 'HI' || state === 'OH');

    const notices = NOTICES[state] ?? [];
    expect(disclosure.notices).toHaveLength(notices.length);
    for (const [index, notice] of notices.entries()) {
      expect(disclosure.notices[index]?.text).toContain(notice[locale]);
    }

    const labels = disclosure.facts.flatMap(({ label }) => label ?? []);
    if (isEnglish) expect(labels).toEqual(LABELS[state] ?? []);
    else expect(labels).toHaveLength(LABELS[state]?.length ?? 0);
  });
});

describe('notices', () => {
  test.each(['CO', 'HI', 'ND', 'NH', 'VT', 'WY'])(
    'of %s are in English to the letter of the row',
    (state) => {
      const [notice] = disclosureOf(state, 'en-US').notices;
      expect(notice?.text).toBe(stateLaw[state]?.disclosures?.notices[0]);
    },
  );

  test('of the waiver stand only in agreements with a waiver, in the words that the state prescribes', () => {
    for (const state of ['CO', 'CT', 'WY']) {
      const words = stateLaw[state === 'CT' ? 'CO' : state]?.damageWaiver?.notice;
      const [notice] = disclosureOf(state, 'en-US', 'WEEKLY', true).notices.slice(-1);
      expect(notice).toMatchObject({ code: 'damage-waiver', text: words });
      expect(disclosureOf(state, 'es-US', 'WEEKLY', true).notices.at(-1)?.text).toMatch(/^AVISO: /);
      expect(disclosureOf(state, 'en-US').notices.map(({ code }) => code)).not.toContain('damage-waiver');
    }
  });

  test.each([
    ['ND', 10, true],
    ['WY', 10, true],
    ['CO', 8, false],
  ])('of %s are set in at least %i points, bold: %s', (state, minPointSize, isBold) => {
    expect(disclosureOf(state, 'en-US').notices[0]).toMatchObject({ minPointSize, isBold });
  });

  test('Vermont’s stand on the first page and before the signature', () => {
    expect(disclosureOf('VT', 'en-US').notices.map(({ place }) => place)).toEqual([
      'first-page',
      'before-signature',
    ]);
    expect(disclosureOf('VT', 'en-US').minPointSize).toBe(12);
  });
});

test('Vermont’s cost box has its six lines in order, right before the last notice; other states have none', () => {
  const { sections, notices, minPointSize } = buildAgreementDocument(
    sampleAgreement('en-US', { stateCode: 'VT' }),
  );
  expect(sections.at(-1)?.blocks).toEqual([
    {
      kind: 'facts',
      rows: [
        { label: '(1) Cash Price', value: '$974.61' },
        { label: '(2) Payments required to become owner (78 payments)', value: '$1,949.22' },
        { label: '(3) Mandatory charges and fees required to become owner', value: '$10.00' },
        { label: '(4) Total cost', value: '$1,959.22' },
        { label: '(5) Rent-to-Own Charge', value: '$984.61' },
        { label: '(6) Tax', value: '$161.51' },
      ],
    },
  ]);
  expect(notices.beforeSignature[0]?.text).toBe('Do not sign before reading this agreement carefully.');
  expect(minPointSize).toBe(12);
  const boxOf = (stateCode: string) =>
    buildAgreementDocument(sampleAgreement('es-US', { stateCode })).sections.find(
      ({ code }) => code === 'cost-box',
    );
  expect(boxOf('TX')).toBeUndefined();
  expect(boxOf('VT')?.heading).toMatch(/Lo que cuesta ser dueño$/);
});

test.each([
  ['NY', 'Each receipt shows what is left to pay on the schedule'],
  ['CA', 'This agreement can’t be enforced before you have your signed copy'],
  ['MD', 'you get it within 3 days'],
  ['WV', 'Once a year you may ask for a statement'],
])('receipts and copies in %s: %s', (state, text) => {
  expect(clauseOf(disclosureOf(state, 'en-US'), 'receipts-and-copies')).toContain(text);
});
