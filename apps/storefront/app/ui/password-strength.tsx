import {
  listUnmetPasswordRequirements,
  PASSWORD_REQUIREMENTS,
  type PasswordRequirement,
  passwordStrength,
} from '@ownpath/domain/account';
import { FormattedMessage } from 'react-intl';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

const requirementIds: Record<PasswordRequirement, string> = {
  length: 'ui.password.length',
  uppercase: 'ui.password.uppercase',
  lowercase: 'ui.password.lowercase',
  number: 'ui.password.number',
  special: 'ui.password.special',
};

const levels: Record<PasswordLevel, { readonly id: string; readonly bar: string }> = {
  none: { id: 'ui.password.none', bar: 'bg-oat-300' },
  weak: { id: 'ui.password.weak', bar: 'bg-error' },
  fair: { id: 'ui.password.fair', bar: 'bg-honey-600' },
  strong: { id: 'ui.password.strong', bar: 'bg-spruce-600' },
};

/** One bar and one line per requirement, and the level in words. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const unmet = listUnmetPasswordRequirements(password);
  const strength = passwordStrength(password);
  const level = levels[passwordLevel(password)];
  return (
    <div className="mt-2.5 text-xs">
      <div aria-hidden="true" className="grid grid-cols-5 gap-1">
        {PASSWORD_REQUIREMENTS.map((requirement, index) => (
          <span
            key={requirement}
            className={cx(
              'h-1.5 rounded-full transition-colors duration-quick forced-colors:border',
              index < strength ? level.bar : 'bg-oat-300',
            )}
          />
        ))}
      </div>
      <p role="status" className="mt-1.5 font-semibold">
        <FormattedMessage id={level.id} />
      </p>
      <ul className="mt-1 grid gap-x-4 gap-y-1 min-[26rem]:grid-cols-2 min-[26rem]:*:last:col-span-2">
        {PASSWORD_REQUIREMENTS.map((requirement) => {
          const isMet = !unmet.includes(requirement);
          return (
            <li
              key={requirement}
              className={cx('flex items-center gap-1.5', isMet ? 'text-spruce-700' : 'text-ink-2')}
            >
              <Icon as={isMet ? 'check' : 'circle'} size="s" />
              <FormattedMessage id={requirementIds[requirement]} />
              <span className="sr-only">
                <FormattedMessage id={isMet ? 'ui.password.met' : 'ui.password.missing'} />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type PasswordLevel = 'none' | 'weak' | 'fair' | 'strong';

/** The level of a password: strong only when it meets every requirement. */
export function passwordLevel(password: string): PasswordLevel {
  const strength = passwordStrength(password);
  if (strength === 0) return 'none';
  if (strength === PASSWORD_REQUIREMENTS.length) return 'strong';
  return strength < 3 ? 'weak' : 'fair';
}
