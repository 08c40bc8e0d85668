import { PASSWORD_REQUIREMENTS, passwordStrength } from '@ownpath/domain/account';

export type PasswordLevel = 'none' | 'weak' | 'fair' | 'strong';

/** In a word how far a password is: strong only when it meets every requirement. */
export function passwordLevel(password: string): PasswordLevel {
  const strength = passwordStrength(password);
  if (strength === 0) return 'none';
  if (strength === PASSWORD_REQUIREMENTS.length) return 'strong';
  return strength < 3 ? 'weak' : 'fair';
}
