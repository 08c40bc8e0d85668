import type { CustomerSession } from '@ownpath/contracts/customers';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { Icon } from '../../ui/icon.tsx';

/** Where a customer is signed in: since when, and by which method. Nothing else is stored. */
export function SessionList({ sessions }: { readonly sessions: readonly CustomerSession[] }) {
  const { long } = useDateText();
  return (
    <ul className="mb-5 max-w-md">
      {sessions.map(({ startedAt, lastActiveAt, isCurrent, isFromProvider }, index) => (
        <li
          key={`${startedAt}-${index}`}
          className="flex gap-3 border-t border-oat-300 py-3.5 first:border-t-0 first:pt-0"
        >
          <Icon as={isFromProvider ? 'key-round' : 'monitor'} className="mt-0.5 text-spruce-700" />
          <div>
            <p className="font-semibold">
              <FormattedMessage
                id={isCurrent ? 'security.session.here' : 'security.session.elsewhere'}
                values={{ date: long(lastActiveAt) }}
              />
            </p>
            <p className="text-sm text-ink-2">
              <FormattedMessage
                id={isFromProvider ? 'security.session.okta' : 'security.session.since'}
                values={{ date: long(startedAt) }}
              />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
