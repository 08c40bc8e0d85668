import type { PasswordRequirement, RegistrationProblem, SignInProblem } from '@ownpath/domain/account';

export type IdentityField = 'firstName' | 'lastName' | 'email' | 'password' | 'currentPassword';

/** What goes back into the form; a password never does. */
export type TypedIdentity = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly acceptsMarketing: boolean;
};

export type IdentityProblem = { readonly field: IdentityField; readonly messageId: string };

/** Why the whole form was refused. `minutes` until the next try, where that is known. */
export type IdentityFailure = { readonly code: string; readonly minutes: number | null };

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

/** Messages of section 5, word for word. */
const passwordIds: Record<PasswordRequirement | 'required', string> = {
  required: 'identity.error.createPassword',
  length: 'identity.error.passwordLength',
  uppercase: 'identity.error.passwordUppercase',
  lowercase: 'identity.error.passwordLowercase',
  number: 'identity.error.passwordNumber',
  special: 'identity.error.passwordSpecial',
};
const registrationIds = {
  firstName: 'identity.error.firstName',
  lastName: 'identity.error.lastName',
  email: 'identity.error.email',
} as const;
const signInIds = {
  email: 'identity.error.emailRequired',
  password: 'identity.error.passwordRequired',
} as const;

export function toRegistrationProblem(found: RegistrationProblem): IdentityProblem {
  const messageId = found.field === 'password' ? passwordIds[found.problem] : registrationIds[found.field];
  return { field: found.field, messageId };
}

export function toSignInProblem({ field }: SignInProblem): IdentityProblem {
  return { field, messageId: signInIds[field] };
}

export const INVALID_EMAIL: IdentityProblem = { field: 'email', messageId: registrationIds.email };

export function toPasswordProblem(requirement: PasswordRequirement | 'required'): IdentityProblem {
  return { field: 'password', messageId: passwordIds[requirement] };
}

/** The current password is asked for, or is not it. */
export function toCurrentPasswordProblem(typed: string): IdentityProblem {
  const messageId = typed === '' ? 'identity.error.passwordRequired' : 'identity.error.currentPassword';
  return { field: 'currentPassword', messageId };
}

const failureIds = {
  Unauthorized: 'identity.failure.wrong',
  TooManyRequests: 'identity.failure.tooMany',
  LoginAlreadyInUse: 'identity.failure.taken',
  InvalidResetToken: 'identity.failure.link',
  ServiceUnavailable: 'identity.failure.unavailable',
  Timeout: 'identity.failure.unavailable',
  InternalError: 'identity.failure.unavailable',
  ProviderDenied: 'identity.failure.providerDenied',
  ProviderUnavailable: 'identity.failure.providerUnavailable',
  ProviderExpired: 'identity.failure.providerExpired',
  UnsignedOrder: 'identity.failure.unsignedOrder',
} as const satisfies Record<string, string>;

/** Specification section 8: a wrong login has words of its own, whatever else fails the general ones. */
export function identityFailureId(code: string): string {
  return Object.hasOwn(failureIds, code)
    ? failureIds[code as keyof typeof failureIds]
    : 'identity.failure.unknown';
}
