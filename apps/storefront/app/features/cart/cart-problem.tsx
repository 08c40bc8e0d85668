import { MAX_CART_LINES } from '@ownpath/domain/forms';
import { FormattedMessage } from 'react-intl';
import { type CartRefusal, cartProblemId } from './cart-problems.ts';

/** The text for a change of the cart that was refused. */
export function CartProblem({ code, availableQuantity = 0 }: Omit<CartRefusal, 'ok'>) {
  return (
    <FormattedMessage
      id={cartProblemId(code)}
      values={{ available: availableQuantity, lines: MAX_CART_LINES }}
    />
  );
}
