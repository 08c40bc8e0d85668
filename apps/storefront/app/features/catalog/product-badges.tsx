import type { Condition } from '@ownpath/contracts/wire';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';

function NamedBadge({ name }: { readonly name: string }) {
  switch (name) {
    case 'new':
      return (
        <Badge tone="spruce">
          <FormattedMessage id="badge.new" />
        </Badge>
      );
    case 'sale':
      return (
        <Badge tone="honey">
          <Icon as="badge-percent" size="s" className="mr-1 -ml-0.5" />
          <FormattedMessage id="badge.sale" />
        </Badge>
      );
    case 'clearance':
      return (
        <Badge tone="honey">
          <Icon as="tag" size="s" className="mr-1 -ml-0.5" />
          <FormattedMessage id="badge.clearance" />
        </Badge>
      );
    default:
      return null;
  }
}

/** Badges for new, sale, clearance and pre-owned. */
export function ProductBadges(props: { readonly badges: readonly string[]; readonly condition: Condition }) {
  const { badges, condition } = props;
  // The product may be new in the shop while this condition is pre-owned.
  const isTrue = (name: string) => name !== 'new' || condition === 'NEW';
  return (
    <div className="flex flex-wrap gap-1.5">
      {condition !== 'NEW' && (
        <Badge tone="outline">
          <FormattedMessage id="badge.preowned" />
        </Badge>
      )}
      {badges.filter(isTrue).map((name) => (
        <NamedBadge key={name} name={name} />
      ))}
    </div>
  );
}
