import { isEmail } from './contact.ts';

export const PASSWORD_MIN_LENGTH = 8;
/** Longer passwords are rejected before they are hashed. */
export const PASSWORD_MAX_LENGTH = 1024;
/** The accepted special characters. */
export const PASSWORD_SPECIAL_CHARACTERS = '!@#$%^&*()-_=+[]{};:\'",.<>/?\\|`~';

/** Requirements of a new password, in display order (specification section 5). */
export const PASSWORD_REQUIREMENTS = ['length', 'uppercase', 'lowercase', 'number', 'special'] as const;
export type PasswordRequirement = (typeof PASSWORD_REQUIREMENTS)[number];

const isMet: Record<PasswordRequirement, (password: string) => boolean> = {
  length: (password) => password.length >= PASSWORD_MIN_LENGTH,
  uppercase: (password) => /[A-Z]/.test(password),
  lowercase: (password) => /[a-z]/.test(password),
  number: (password) => /\d/.test(password),
  special: (password) => [...password].some((character) => PASSWORD_SPECIAL_CHARACTERS.includes(character)),
};

/** Requirements that the password does not meet; empty when it is valid. */
export function listUnmetPasswordRequirements(password: string): PasswordRequirement[] {
  return PASSWORD_REQUIREMENTS.filter((requirement) => !isMet[requirement](password));
}

/** 0 to 5, for the strength indicator: the number of requirements met. */
export function passwordStrength(password: string): number {
  return password === '' ? 0 : PASSWORD_REQUIREMENTS.length - listUnmetPasswordRequirements(password).length;
}

export type RegistrationProblem =
  | { readonly field: 'firstName' | 'lastName'; readonly problem: 'required' }
  | { readonly field: 'email'; readonly problem: 'invalid' }
  | { readonly field: 'password'; readonly problem: 'required' | PasswordRequirement };

/** Problems of a registration by field, in the order of the form (specification section 5). */
export function listRegistrationProblems(form: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}): RegistrationProblem[] {
  const problems: RegistrationProblem[] = [];
  if (form.firstName.trim() === '') problems.push({ field: 'firstName', problem: 'required' });
  if (form.lastName.trim() === '') problems.push({ field: 'lastName', problem: 'required' });
  if (!isEmail(form.email)) problems.push({ field: 'email', problem: 'invalid' });
  if (form.password === '') return [...problems, { field: 'password', problem: 'required' }];
  for (const problem of listUnmetPasswordRequirements(form.password))
    problems.push({ field: 'password', problem });
  return problems;
}
