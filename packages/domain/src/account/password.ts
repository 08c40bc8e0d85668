export const PASSWORD_MIN_LENGTH = 8;
/** Longer passwords are refused before they are hashed. */
export const PASSWORD_MAX_LENGTH = 1024;
/** The fixed set that special characters come from. */
export const PASSWORD_SPECIAL_CHARACTERS = '!@#$%^&*()-_=+[]{};:\'",.<>/?\\|`~';

/** Requirements of a new password, in the order in which they are shown (specification section 5). */
export const PASSWORD_REQUIREMENTS = ['length', 'uppercase', 'lowercase', 'number', 'special'] as const;
export type PasswordRequirement = (typeof PASSWORD_REQUIREMENTS)[number];

const isMet: Record<PasswordRequirement, (password: string) => boolean> = {
  length: (password) => password.length >= PASSWORD_MIN_LENGTH,
  uppercase: (password) => /[A-Z]/.test(password),
  lowercase: (password) => /[a-z]/.test(password),
  number: (password) => /\d/.test(password),
  special: (password) => [...password].some((character) => PASSWORD_SPECIAL_CHARACTERS.includes(character)),
};

/** Requirements the password does not meet; empty when it is good. */
export function listUnmetPasswordRequirements(password: string): PasswordRequirement[] {
  return PASSWORD_REQUIREMENTS.filter((requirement) => !isMet[requirement](password));
}

/** 0 to 5, for the strength indicator: the number of requirements met. */
export function passwordStrength(password: string): number {
  return password === '' ? 0 : PASSWORD_REQUIREMENTS.length - listUnmetPasswordRequirements(password).length;
}
