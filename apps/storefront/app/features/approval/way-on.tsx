import type { Basket } from '@ownpath/contracts/basket';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';

/** From a decision on: to checkout with a full cart, else to the shop. */
export function WayOn({ basket }: { readonly basket: Basket | null }) {
  const count = basket?.items.reduce((sum, item) => sum + item.quantity, 0) ?? 0;
  const quiet = `${buttonClass({})} bg-transparent! ring-[1.5px] ring-sage-300 ring-inset hover:bg-white/10!`;
  if (count === 0) {
    return (
      <ButtonLink to="/" variant="action">
        <FormattedMessage id="approval.shop" />
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink to="/checkout" variant="action">
        <FormattedMessage id="approval.checkout" />
      </ButtonLink>
      <Link to="/cart" className={quiet}>
        <FormattedMessage id="approval.cart" values={{ count }} />
      </Link>
      <Link to="/" className={quiet}>
        <FormattedMessage id="approval.shop" />
      </Link>
    </>
  );
}
