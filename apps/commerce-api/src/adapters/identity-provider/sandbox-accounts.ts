import { createHash } from 'node:crypto';

/** The engine's client at the sandbox provider; the secret is public, as the sandbox is. */
export const SANDBOX_IDENTITY_CLIENT = { id: 'sandbox-shop', secret: 'sandbox-shop-secret' };

/** The one password of all accounts (docs/sandbox.md). */
const SANDBOX_PASSWORD = 'pass_good';
/** Every address here has an account. */
const SANDBOX_DOMAIN = 'sso.example';

/** Wrong parts of an ID token, for tests of its verification. */
export type IdTokenForgery = 'nonce' | 'issuer' | 'audience' | 'key' | 'expired';

export type SandboxAccount = {
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly givenName: string;
  readonly familyName: string;
  readonly forgery: IdTokenForgery | null;
  /** The provider does not answer when its code is exchanged. */
  readonly isDown: boolean;
};

const forgeries: Readonly<Record<string, IdTokenForgery>> = {
  'forged-nonce': 'nonce',
  'forged-issuer': 'issuer',
  'forged-audience': 'audience',
  'forged-key': 'key',
  'expired-token': 'expired',
};

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The account of e-mail and password; null for wrong ones. Inputs are listed in docs/sandbox.md. */
export function findSandboxAccount(typedEmail: string, password: string): SandboxAccount | null {
  const email = typedEmail.trim().toLowerCase();
  const [mailbox = '', domain] = email.split('@');
  const isKnown = email === 'ana@example.com' || (domain === SANDBOX_DOMAIN && mailbox !== '');
  if (!isKnown || password !== SANDBOX_PASSWORD) return null;
  const [givenName = '', familyName = 'Solis'] = mailbox.split(/[._-]/).filter(Boolean).map(capitalised);
  return {
    subject: `sbx-${createHash('sha256').update(email).digest('hex').slice(0, 20)}`,
    email,
    isEmailVerified: mailbox !== 'unverified',
    givenName,
    familyName,
    forgery: forgeries[mailbox] ?? null,
    isDown: mailbox === 'down',
  };
}
