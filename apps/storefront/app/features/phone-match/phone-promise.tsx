import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon, type IconName } from '../../ui/icon.tsx';

const bold = (text: ReactNode) => <b className="font-semibold text-ink">{text}</b>;

/** What happens with the number, beside the form. */
export function PhonePromise() {
  const lines: readonly (readonly [IconName, string])[] = [
    ['smartphone', 'phoneMatch.promiseFirst'],
    ['eye-off', 'phoneMatch.promiseMasked'],
    ['message-square-off', 'phoneMatch.promiseNoDeals'],
  ];
  return (
    <div className="grid gap-5 pt-2 text-sm text-ink-2">
      {lines.map(([icon, id]) => (
        <p key={id} className="flex gap-3">
          <Icon as={icon} className="text-spruce-700" />
          <span>
            <FormattedMessage id={id} values={{ b: bold }} />
          </span>
        </p>
      ))}
    </div>
  );
}
