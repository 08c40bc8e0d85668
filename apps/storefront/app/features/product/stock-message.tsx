import { stockMessageFor } from '@ownpath/domain/catalog';
import { FormattedMessage } from 'react-intl';
import type { BundleMember } from './companions.ts';
import type { ConditionChoice } from './product-choice.ts';

/** Shown at fewer units than this. */
const SHOWN_BELOW = 3;

/** "Only 2 left!"; for a set with the piece that runs out first (specification section 5). */
export function StockMessage(props: {
  readonly choice: ConditionChoice;
  readonly members: readonly BundleMember[];
}) {
  const { choice, members } = props;
  const { availability } = choice;
  if (availability?.type !== 'INVENTORY_PRODUCT' && availability?.type !== 'INV_GEO_POOL_PRODUCT')
    return null;
  const { stockLevel } = availability;
  const scarce = members.find(({ setsLeft }) => setsLeft !== null && setsLeft <= stockLevel);
  const message = stockMessageFor({ stockLevel, hasOrderableVariant: true }, SHOWN_BELOW, scarce?.name);
  if (message === null || message.id === 'out-of-stock') return null;
  return (
    <b className="font-semibold text-honey-800">
      {message.id === 'only-left' ? (
        <FormattedMessage id="stock.onlyLeft" values={{ stockLevel }} />
      ) : (
        <FormattedMessage id="stock.onlyLeftFor" values={{ stockLevel, productName: message.productName }} />
      )}
    </b>
  );
}
