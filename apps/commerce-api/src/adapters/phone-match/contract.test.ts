import { afterAll, expect, it } from 'vitest';
import type { PhoneMatch } from '../../ports/index.ts';
import { serveApplicantChecks } from '../../testing/serve-applicant-checks.ts';
import { APPLICANT_CHECKS_KEY, PHONE_MATCH_PATH } from '../sandbox-server/applicant-check-routes.ts';
import { httpPhoneMatch } from './http-phone-match.ts';
import { SANDBOX_ONE_TIME_CODE, sandboxPhoneMatch } from './sandbox.ts';

/** Contract of every phone-match adapter; `phones` force the outcomes. */
function phoneMatchContract(
  name: string,
  phoneMatch: PhoneMatch,
  phones: Record<'match' | 'partial' | 'noMatch' | 'wrongCode' | 'lowTrust' | 'known' | 'down', string>,
  code: string,
): void {
  const start = async (phone: string) =>
    (await phoneMatch.startChallenge({ phone, locale: 'en-US' })).challengeId;

  it(`${name}: the person is returned after the right code`, async () => {
    const challengeId = await start(phones.match);
    expect(await phoneMatch.verifyCode({ challengeId, code })).toEqual({ status: 'verified' });
    expect(await phoneMatch.lookUp({ challengeId })).toMatchObject({
      status: 'match',
      isPartial: false,
      customerId: null,
      person: { firstName: expect.any(String), postalCode: expect.stringMatching(/^\d{5}$/) },
    });
  });

  it(`${name}: another code is refused`, async () => {
    const challengeId = await start(phones.match);
    expect(await phoneMatch.verifyCode({ challengeId, code: '000000' })).toEqual({ status: 'wrong-code' });
    const stubborn = await start(phones.wrongCode);
    expect(await phoneMatch.verifyCode({ challengeId: stubborn, code })).toEqual({ status: 'wrong-code' });
  });

  it(`${name}: partial, unknown, untrusted and existing people have different results`, async () => {
    const lookUp = async (phone: string) => phoneMatch.lookUp({ challengeId: await start(phone) });
    expect(await lookUp(phones.partial)).toMatchObject({ isPartial: true, person: { address1: null } });
    expect(await lookUp(phones.noMatch)).toEqual({ status: 'no-match' });
    expect(await lookUp(phones.lowTrust)).toEqual({ status: 'low-trust' });
    expect(await lookUp(phones.known)).toMatchObject({ status: 'match', customerId: expect.any(String) });
  });

  it(`${name}: a provider that is down is a port error`, async () => {
    await expect(start(phones.down)).rejects.toMatchObject({ name: 'PortError', fault: 'unavailable' });
  });
}

const server = await serveApplicantChecks();
afterAll(() => server.close());
const overHttp = (key = APPLICANT_CHECKS_KEY) =>
  httpPhoneMatch({ url: `${server.url}${PHONE_MATCH_PATH}`, key });

for (const [name, phoneMatch] of [
  ['sandbox', sandboxPhoneMatch()],
  ['over HTTP', overHttp()],
] as const) {
  phoneMatchContract(
    name,
    phoneMatch,
    {
      match: '2145550100',
      partial: '2145550125',
      noMatch: '2145550140',
      wrongCode: '2145550160',
      lowTrust: '2145550170',
      known: '2145550180',
      down: '2145550190',
    },
    SANDBOX_ONE_TIME_CODE,
  );
}

it('birth date and SSN arrive over HTTP, and are never written as text', async () => {
  const { challengeId } = await overHttp().startChallenge({ phone: '2145550100', locale: 'en-US' });
  const found = await overHttp().lookUp({ challengeId });
  if (found.status !== 'match') throw new Error('the person was not found');
  expect([found.person.dateOfBirth?.reveal(), found.person.ssn?.reveal()]).toEqual([
    '1991-05-17',
    '900001099',
  ]);
  expect(JSON.stringify(found)).not.toContain('900001099');
});

it('another key, or a challenge that was never started, is rejected', async () => {
  const request = { challengeId: 'sbx-phone-0-0123456789abcdef' };
  await expect(overHttp('guessed').lookUp(request)).rejects.toMatchObject({ fault: 'rejected' });
  await expect(overHttp().lookUp({ challengeId: 'none' })).rejects.toMatchObject({ fault: 'rejected' });
});

it('a phone outside the sandbox range is unknown', async () => {
  const phoneMatch = sandboxPhoneMatch();
  const { challengeId } = await phoneMatch.startChallenge({ phone: '9725551234', locale: 'es-US' });
  expect(challengeId).not.toContain('9725551234');
  expect(await phoneMatch.lookUp({ challengeId })).toEqual({ status: 'no-match' });
});
