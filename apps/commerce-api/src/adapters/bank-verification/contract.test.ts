import { sensitive } from '@ownpath/domain/sensitive';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BankVerification, systemIds } from '../../ports/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { getSandboxBankLink, sandboxBankVerification, tryBankSignIn } from './sandbox.ts';

type Credentials = { userName: string; password: string };
const RETURN_URL = 'http://localhost:3000/checkout?step=bank-verification';

/** Contract of every bank-verification adapter; `signIn` acts in the provider's window. */
function bankVerificationContract(
  name: string,
  open: () => {
    bank: BankVerification;
    signIn: (linkId: string, credentials: Credentials | 'cancel') => Promise<unknown>;
  },
  accounts: Record<'good' | 'locked' | 'empty' | 'wrong', Credentials>,
): void {
  const link = async (...signIns: (Credentials | 'cancel')[]) => {
    const { bank, signIn } = open();
    const [institution] = await bank.listInstitutions({ name: 'cedar' });
    const request = { institutionId: institution?.id ?? '', returnUrl: RETURN_URL, locale: 'en-US' };
    const { linkId } = await bank.openLink({ ...request, reference: crypto.randomUUID() });
    for (const credentials of signIns) await signIn(linkId, credentials);
    return bank.getLink(linkId);
  };

  it(`${name}: banks are found by a part of their name, in any case`, async () => {
    const { bank } = open();
    expect((await bank.listInstitutions({ name: '' })).length).toBeGreaterThan(3);
    const found = await bank.listInstitutions({ name: ' CEDAR ' });
    expect(found.map((institution) => institution.name)).toEqual(['Cedar Valley Credit Union']);
    expect(await bank.listInstitutions({ name: 'zzz' })).toEqual([]);
  });

  it(`${name}: a good account is linked, with its last four digits only`, async () => {
    expect(await link()).toMatchObject({ status: 'open' });
    expect(await link(accounts.good)).toEqual({
      status: 'linked',
      last4: expect.stringMatching(/^\d{4}$/),
      institutionName: 'Cedar Valley Credit Union',
    });
  });

  it(`${name}: locked, overdrawn, wrong and cancelled have different statuses`, async () => {
    expect(await link(accounts.locked)).toMatchObject({ status: 'locked' });
    expect(await link(accounts.empty)).toMatchObject({ status: 'insufficient-funds' });
    expect(await link('cancel')).toMatchObject({ status: 'cancelled' });
    expect(await link(accounts.wrong, accounts.wrong)).toMatchObject({ status: 'open' });
    expect(await link(accounts.wrong, accounts.good)).toMatchObject({ status: 'linked' });
    const wrong = { ...accounts.good, password: 'no' };
    expect(await link(wrong, wrong, wrong, accounts.good)).toMatchObject({ status: 'invalid-credentials' });
  });

  it(`${name}: the same reference opens the same window; other shops and unknown banks are refused`, async () => {
    const { bank } = open();
    const request = { reference: 'same', institutionId: 'ins_cedar', returnUrl: RETURN_URL, locale: 'en-US' };
    expect(await bank.openLink(request)).toEqual(await bank.openLink(request));
    const foreign = bank.openLink({ ...request, returnUrl: 'https://elsewhere.example/' });
    await expect(foreign).rejects.toMatchObject({ fault: 'rejected' });
    await expect(bank.openLink({ ...request, institutionId: 'x' })).rejects.toMatchObject({
      fault: 'rejected',
    });
  });

  it(`${name}: two deposits are confirmed by their amounts, in any order`, async () => {
    const { bank } = open();
    const numbers = {
      reference: 'r',
      routingNumber: sensitive('111000025'),
      accountNumber: sensitive('123456'),
    };
    const sent = await bank.sendDeposits(numbers);
    expect(sent).toMatchObject({ status: 'sent', last4: '3456' });
    const depositsId = 'depositsId' in sent ? sent.depositsId : '';
    expect(await bank.confirmDeposits({ depositsId, amountsCents: [45, 32] })).toEqual({
      status: 'confirmed',
    });
    expect(await bank.confirmDeposits({ depositsId, amountsCents: [1, 2] })).toEqual({ status: 'wrong' });
    const closed = { ...numbers, accountNumber: sensitive('1230000') };
    expect(await bank.sendDeposits(closed)).toEqual({ status: 'refused' });
  });
}

let test_: TestDatabase;
beforeAll(async () => {
  test_ = await createTestDatabase('empty');
});
afterAll(() => test_.close());

bankVerificationContract(
  'sandbox',
  () => {
    const { database } = test_;
    const origins = { origin: 'http://localhost:3001', shopOrigin: 'http://localhost:3000' };
    return {
      bank: sandboxBankVerification({ database, ids: systemIds, ...origins }),
      signIn: async (linkId, credentials) =>
        tryBankSignIn(database, await getSandboxBankLink(database, linkId), credentials),
    };
  },
  {
    good: { userName: 'user_good', password: 'pass_good' },
    locked: { userName: 'user_locked', password: 'pass_good' },
    empty: { userName: 'user_nsf', password: 'pass_good' },
    wrong: { userName: 'somebody', password: 'pass_good' },
  },
);
