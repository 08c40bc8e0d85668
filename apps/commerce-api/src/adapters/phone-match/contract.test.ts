import { expect, it } from 'vitest';
import type { PhoneMatch } from '../../ports/index.ts';
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

phoneMatchContract(
  'sandbox',
  sandboxPhoneMatch(),
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

it('a phone outside the sandbox range is unknown', async () => {
  const phoneMatch = sandboxPhoneMatch();
  const { challengeId } = await phoneMatch.startChallenge({ phone: '9725551234', locale: 'es-US' });
  expect(challengeId).not.toContain('9725551234');
  expect(await phoneMatch.lookUp({ challengeId })).toEqual({ status: 'no-match' });
});
