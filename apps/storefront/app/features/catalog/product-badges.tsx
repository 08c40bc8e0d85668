import type { Condition } from '@ownpath/contracts/wire';
import { FormattedMessage } from 'react-intl';

const base = 'inline-flex min-h-6.5 items-center rounded-chip px-2.5 text-xs font-semibold';

function Badge({ name }: { readonly name: string }) {
  switch (name) {
    case 'new':
      return (
        <li className={`${base} bg-spruce-700 text-white`}>
          <FormattedMessage id="badge.new" />
        </li>
      );
    case 'sale':
      return (
        <li className={`${base} bg-honey-300 text-ink`}>
          <FormattedMessage id="badge.sale" />
        </li>
      );
    case 'clearance':
      return (
        <li className={`${base} bg-honey-300 text-ink`}>
          <FormattedMessage id="badge.clearance" />
        </li>
      );
    default:
      return null;
  }
}

/** New, Sale, Clearance, and Pre-owned for used goods. */
export function ProductBadges({
  badges,
  condition,
}: {
  readonly badges: readonly string[];
  readonly condition: Condition;
}) {
  const isUsed = condition !== 'NEW';
  if (badges.length === 0 && !isUsed) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {isUsed && (
        <li className={`${base} bg-white text-ink shadow-[inset_0_0_0_1px_var(--color-oat-500)]`}>
          <FormattedMessage id="badge.preowned" />
        </li>
      )}
      {badges.map((name) => (
        <Badge key={name} name={name} />
      ))}
    </ul>
  );
}
