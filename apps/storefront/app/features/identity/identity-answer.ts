import type { PasswordRequirement } from '@ownpath/domain/account';

export type IdentityField = 'firstName' | 'lastName' | 'email' | 'password' | 'currentPassword';

/** What is filled in again; a password never is. */
export type TypedIdentity = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly acceptsMarketing: boolean;
};

export type IdentityProblem = { readonly field: IdentityField; readonly messageId: string };

/** Why the whole form was refused. `waitSeconds` until the next try, where that is known. */
export type IdentityFailure = { readonly code: string; readonly waitSeconds: number | null };

export type IdentityRefusal = {
  readonly ok: false;
  readonly typed: TypedIdentity;
  readonly problems: readonly IdentityProblem[];
  readonly failure: IdentityFailure | null;
};

/** `email`: where a reset link went, or whose password was set. */
export type IdentityAnswer = { readonly ok: true; readonly email?: string } | IdentityRefusal;

export function readTypedIdentity(form: FormData): TypedIdentity {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    acceptsMarketing: form.get('acceptsMarketing') !== null,
  };
}

/** The message of each field's problem: one for all its codes, or one for each code. */
export type FormTexts = {
  readonly [Field in IdentityField]?: string | Readonly<Record<string, string>>;
};

/** Messages of section 5, word for word. */
const newPassword: Record<PasswordRequirement | 'required' | 'invalid', string> = {
  required: 'identity.error.createPassword',
  invalid: 'identity.error.createPassword',
  length: 'identity.error.passwordLength',
  uppercase: 'identity.error.passwordUppercase',
  lowercase: 'identity.error.passwordLowercase',
  number: 'identity.error.passwordNumber',
  special: 'identity.error.passwordSpecial',
};

export const loginTexts = {
  email: 'identity.error.emailRequired',
  password: 'identity.error.passwordRequired',
} as const satisfies FormTexts;

function nameTexts(required: string, hidden: string) {
  return { required, invalid: required, hidden };
}

/** Of every form that changes an account. */
export const accountTexts = {
  firstName: nameTexts('identity.error.firstName', 'identity.error.firstNameHidden'),
  lastName: nameTexts('identity.error.lastName', 'identity.error.lastNameHidden'),
  email: 'identity.error.email',
  currentPassword: 'identity.error.passwordRequired',
  password: newPassword,
} as const satisfies FormTexts;

export function toIdentityProblem(
  { field, code }: { readonly field: string; readonly code: string },
  texts: FormTexts,
): IdentityProblem {
  const name = field as IdentityField;
  const text = texts[name] ?? '';
  return { field: name, messageId: typeof text === 'string' ? text : (text[code] ?? '') };
}

const failureIds = {
  Unauthorized: 'identity.failure.wrong',
  TooManyRequests: 'identity.failure.tooMany',
  TooManySignIns: 'identity.failure.tooManySignIns',
  TooManyLinks: 'identity.failure.tooManyLinks',
  LoginAlreadyInUse: 'identity.failure.taken',
  InvalidResetToken: 'identity.failure.link',
  ServiceUnavailable: 'identity.failure.unavailable',
  Timeout: 'identity.failure.unavailable',
  InternalError: 'identity.failure.unavailable',
  ProviderDenied: 'identity.failure.providerDenied',
  ProviderUnavailable: 'identity.failure.providerUnavailable',
  ProviderExpired: 'identity.failure.providerExpired',
} as const satisfies Record<string, string>;

/** Specification section 8: a wrong login has a message of its own, any other failure the general one. */
export function identityFailureId(code: string): string {
  return Object.hasOwn(failureIds, code)
    ? failureIds[code as keyof typeof failureIds]
    : 'identity.failure.unknown';
}
