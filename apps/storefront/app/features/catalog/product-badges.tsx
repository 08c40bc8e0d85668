import type { Condition } from '@ownpath/contracts/wire';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../../ui/badge.tsx';

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
          <FormattedMessage id="badge.sale" />
        </Badge>
      );
    case 'clearance':
      return (
        <Badge tone="honey">
          <FormattedMessage id="badge.clearance" />
        </Badge>
      );
    default:
      return null;
  }
}

/** New, Sale, Clearance, and Pre-owned for used goods. */
export function ProductBadges(props: { readonly badges: readonly string[]; readonly condition: Condition }) {
  const { badges, condition } = props;
  return (
    <div className="flex flex-wrap gap-1.5">
      {condition !== 'NEW' && (
        <Badge tone="outline">
          <FormattedMessage id="badge.preowned" />
        </Badge>
      )}
      {badges.map((name) => (
        <NamedBadge key={name} name={name} />
      ))}
    </div>
  );
}
