import type { PaymentHistoryEntry } from '@ownpath/contracts/servicing';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../../ui/badge.tsx';

/** Whether a bank debit is provisional, settled or came back; nothing for other ways to pay. */
export function DebitBadge({ state }: { readonly state: PaymentHistoryEntry['debitState'] }) {
  if (state === null) return null;
  return (
    <Badge tone={state === 'pending' ? 'honey' : state === 'settled' ? 'spruce' : 'outline'}>
      <FormattedMessage id="debit.state" values={{ state }} />
    </Badge>
  );
}
