import { createHash } from 'node:crypto';
import type { BankVerification } from '../../ports/index.ts';

const SANDBOX_PASSWORD = 'pass_good';

const institutions: Readonly<Record<string, string>> = {
  ins_cedar: 'Cedar Valley Credit Union',
  ins_union: 'Union Prairie Bank',
  ins_harbor: 'First Harbor Bank',
};

/** Bank-linking provider, controlled by user names (docs/sandbox.md); stateless. */
export function sandboxBankVerification(): BankVerification {
  return {
    async link({ institutionId, userName, password }) {
      const user = userName.reveal();
      if (user === 'user_locked') return { status: 'locked' };
      if (user === 'user_nsf') return { status: 'insufficient-funds' };
      if (user !== 'user_good' || password.reveal() !== SANDBOX_PASSWORD)
        return { status: 'invalid-credentials' };
      const digest = createHash('sha256').update(institutionId).digest('hex');
      return {
        status: 'linked',
        accountToken: `sbx-bank-${digest.slice(0, 24)}`,
        last4: '6789',
        institutionName: institutions[institutionId] ?? 'Sandbox Bank',
      };
    },
  };
}
