import { MEMBERSHIPS_HREF } from '../../shared/shopper/account-links.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkedMessage } from '../../ui/text-link.tsx';
import type { AccountData } from './account-data.ts';

/** Active memberships: with a rental, or agreements of their own. */
export function Memberships({ memberships }: Pick<AccountData, 'memberships'>) {
  if (memberships.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-3">
      {memberships.map((agreementNumber) => (
        <li key={agreementNumber} className="flex items-center gap-3 rounded-card bg-white p-5 shadow-card">
          <Icon as="badge-check" className="text-spruce-700" />
          <p className="min-w-0 wrap-anywhere">
            <LinkedMessage
              id="dashboard.membership"
              values={{ number: agreementNumber }}
              to={MEMBERSHIPS_HREF}
            />
          </p>
        </li>
      ))}
    </ul>
  );
}
