import { sensitive } from '@ownpath/domain/sensitive';
import { expect, it } from 'vitest';
import type { DecisionEngine, DecisionRequest, PortError } from '../../ports/index.ts';
import { sandboxDecisionEngine } from './sandbox.ts';

const request: DecisionRequest = {
  applicationId: 'application-1',
  storeId: '04217',
  stateCode: 'TX',
  firstName: 'Ada',
  lastName: 'Reyes',
  email: 'ada@example.com',
  phone: '2145550100',
  dateOfBirth: sensitive('1990-05-17'),
  ssn: sensitive('123456789'),
  address1: '12 Elm Street',
  address2: null,
  city: 'Dallas',
  postalCode: '75201',
  monthsAtAddress: 24,
  monthlyIncomeCents: 250_000,
  payFrequency: 'BIWEEKLY',
  nextPayday: '2027-03-05',
  cartWeeklyCents: 2499,
  activeWeeklyCents: 0,
  isPhoneMatched: true,
  identity: 'open',
  today: '2027-03-01',
};
const withSsn = (ssn: string) => ({ ...request, ssn: sensitive(ssn) });

/** Contract of every decision-engine adapter; the numbers force the outcomes. */
function decisionEngineContract(
  name: string,
  engine: DecisionEngine,
  numbers: Record<
    'approved50' | 'conditionalId' | 'declined' | 'quiz' | 'webForm' | 'review' | 'slow' | 'down',
    string
  >,
): void {
  it(`${name}: an approval has limit, use and end`, async () => {
    expect(await engine.decide(withSsn(numbers.approved50))).toMatchObject({
      kind: 'decided',
      response: 1,
      weeklyLimitCents: 50_00,
      weeklyUsedCents: 0,
      expiresOn: '2027-03-31',
    });
  });

  it(`${name}: the same application gets the same decision`, async () => {
    const first = await engine.decide(withSsn(numbers.approved50));
    expect(await engine.decide(withSsn(numbers.approved50))).toEqual(first);
  });

  it(`${name}: a conditional approval has its documents, a decline its reasons`, async () => {
    expect(await engine.decide(withSsn(numbers.conditionalId))).toMatchObject({
      response: 4,
      verificationTypes: ['ID'],
      conditionalReason: expect.any(String),
    });
    expect(await engine.decide(withSsn(numbers.declined))).toMatchObject({
      response: 2,
      weeklyLimitCents: 0,
      reasons: [expect.any(String)],
      reportAgency: { name: expect.any(String), phone: expect.any(String), address: expect.any(String) },
    });
  });

  it(`${name}: quiz, web form and manual review are not decisions`, async () => {
    expect((await engine.decide(withSsn(numbers.quiz))).kind).toBe('quiz');
    expect(await engine.decide(withSsn(numbers.webForm))).toMatchObject({
      kind: 'web-form',
      why: 'web-form',
    });
    expect(await engine.decide(withSsn(numbers.review))).toMatchObject({
      kind: 'web-form',
      why: 'manual-review',
    });
  });

  it(`${name}: time-outs and faults are port errors without applicant data`, async () => {
    const slow = await engine.decide(withSsn(numbers.slow)).catch((error: unknown) => error);
    expect(slow).toMatchObject({ name: 'PortError', fault: 'timeout' });
    const down = await engine.decide(withSsn(numbers.down)).catch((error: unknown) => error);
    expect(down).toMatchObject({ name: 'PortError', fault: 'unavailable' });
    for (const error of [slow, down] as PortError[]) {
      expect(`${error.stack}${JSON.stringify(error)}`).not.toMatch(/90000|1990-05-17/);
    }
  });
}

decisionEngineContract('sandbox', sandboxDecisionEngine({ timeLimitMs: 20 }), {
  approved50: '900001050',
  conditionalId: '900002001',
  declined: '900003001',
  quiz: '900004001',
  webForm: '900007001',
  review: '900007002',
  slow: '900005001',
  down: '900005002',
});

const engine = sandboxDecisionEngine({ timeLimitMs: 20 });

it('the time limit is three seconds', async () => {
  const waits: number[] = [];
  const limited = sandboxDecisionEngine({
    sleep: async (ms, signal) => {
      waits.push(ms);
      if (ms > 3000) await new Promise((_, reject) => signal.addEventListener('abort', reject));
    },
  });
  await expect(limited.decide(withSsn('900005001'))).rejects.toMatchObject({ fault: 'timeout' });
  expect(waits).toContain(3000);
});

it.each([
  ['900002009', { response: 4, verificationTypes: ['ID', 'INCOME', 'RESIDENCE', 'REFERENCES', 'BANK'] }],
  ['900003003', { response: 2, reasons: ['PRIOR_ACCOUNT'], reportAgency: null }],
  ['900006001', { response: 1, expiresOn: '2027-02-28' }],
  [
    '900006002',
    {
      response: 1,
      weeklyLimitCents: 75_00,
      weeklyUsedCents: 55_00,
      reasons: ['AMOUNT_BY_INCOME', 'AMOUNT_BY_RENT'],
    },
  ],
  ['900008001', { response: 4, isHighRisk: true, verificationTypes: ['BANK', 'INCOME'] }],
])('sandbox number %s', async (ssn, expected) => {
  expect(await engine.decide(withSsn(ssn))).toMatchObject(expected);
});

it('other numbers are decided by the demo rule', async () => {
  // 2,500 x 12 / 52 x 12 % = 69.23, in steps of five dollars.
  expect(await engine.decide(request)).toMatchObject({ response: 1, weeklyLimitCents: 65_00 });
  expect(await engine.decide({ ...request, isPhoneMatched: false })).toMatchObject({
    response: 4,
    verificationTypes: ['ID'],
  });
  expect(await engine.decide({ ...request, monthlyIncomeCents: 50_000 })).toMatchObject({
    response: 2,
    reasons: ['INCOME_TOO_LOW'],
  });
  expect(await engine.decide(withSsn('900001009'))).toMatchObject({ weeklyLimitCents: 65_00 });
});
