import { sensitive } from '@ownpath/domain/sensitive';
import { expect, it } from 'vitest';
import type { BankVerification } from '../../ports/index.ts';
import { sandboxBankVerification } from './sandbox.ts';

type Credentials = { user: string; password: string };

/** Contract of every bank-verification adapter. */
function bankVerificationContract(
  name: string,
  bank: BankVerification,
  accounts: Record<'good' | 'locked' | 'empty' | 'wrong', Credentials>,
): void {
  const link = ({ user, password }: Credentials) =>
    bank.link({ institutionId: 'ins_cedar', userName: sensitive(user), password: sensitive(password) });

  it(`${name}: a good account is linked by token, without its number`, async () => {
    expect(await link(accounts.good)).toEqual({
      status: 'linked',
      accountToken: expect.any(String),
      last4: expect.stringMatching(/^\d{4}$/),
      institutionName: expect.any(String),
    });
  });

  it(`${name}: locked, overdrawn and wrong accounts have different statuses`, async () => {
    expect(await link(accounts.locked)).toEqual({ status: 'locked' });
    expect(await link(accounts.empty)).toEqual({ status: 'insufficient-funds' });
    expect(await link(accounts.wrong)).toEqual({ status: 'invalid-credentials' });
    expect(await link({ ...accounts.good, password: 'no' })).toEqual({ status: 'invalid-credentials' });
  });
}

bankVerificationContract('sandbox', sandboxBankVerification(), {
  good: { user: 'user_good', password: 'pass_good' },
  locked: { user: 'user_locked', password: 'pass_good' },
  empty: { user: 'user_nsf', password: 'pass_good' },
  wrong: { user: 'somebody', password: 'pass_good' },
});
