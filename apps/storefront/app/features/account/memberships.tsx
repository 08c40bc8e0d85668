import { BadgeCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { AccountAgreement } from './account-data.ts';

/** Active club memberships, which are agreements without an item to own. */
export function Memberships({ clubs }: { readonly clubs: readonly AccountAgreement[] }) {
  const { money, unit } = usePriceText();
  if (clubs.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-3">
      {clubs.map(({ agreementId, name, agreementNumber, rateCents, frequency }) => (
        <li key={agreementId} className="flex items-center gap-3 rounded-card bg-white p-5 shadow-card">
          <Icon as={BadgeCheck} className="text-spruce-700" />
          <p className="min-w-0 wrap-anywhere">
            <b className="font-semibold">{name}</b>{' '}
            <FormattedMessage
              id="dashboard.membership"
              values={{ number: agreementNumber, amount: money(rateCents), unit: unit(frequency) }}
            />
          </p>
        </li>
      ))}
    </ul>
  );
}
