import type { QuotePromotion } from '@ownpath/contracts/basket';
import { FormattedMessage } from 'react-intl';
import { usePriceText } from './price-text.ts';

/** Name of a promotion and how much lower it makes the total: two cells of a description list. */
export function PromotionRow({ promotion }: { readonly promotion: QuotePromotion | null }) {
  const { money } = usePriceText();
  if (!promotion) return null;
  return (
    <>
      <dt>
        <FormattedMessage id="price.promotion" values={{ name: promotion.name }} />
      </dt>
      <dd>−{money(promotion.savedCents)}</dd>
    </>
  );
}

/** That a reduced first payment counts as a full one, also when buying early. */
export function PromotionCredit({ promotion }: { readonly promotion: QuotePromotion | null }) {
  const { money } = usePriceText();
  if (!promotion || promotion.creditCents === 0) return null;
  return <FormattedMessage id="price.promotionCredit" values={{ amount: money(promotion.creditCents) }} />;
}
