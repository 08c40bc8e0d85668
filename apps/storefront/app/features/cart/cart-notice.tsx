import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast/toast-provider.tsx';
import { cartProblemId } from './cart-problems.ts';
import type { CartChange } from './change-cart.server.ts';

/** What the last change came to: a toast for what worked, words in the page for what did not. */
export function CartNotice({ change }: { readonly change: CartChange | undefined }) {
  const intl = useIntl();
  const showToast = useToast();
  useEffect(() => {
    if (change?.ok && change.change === 'removed') {
      showToast({ tone: 'done', content: intl.formatMessage({ id: 'cart.removed' }) });
      // The button that had the focus is gone with its line.
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
  }, [change, intl, showToast]);
  if (!change) return null;
  if (change.ok) {
    return change.change === 'removed' ? (
      <noscript>
        <Notice tone="success" role="status">
          <FormattedMessage id="cart.removed" />
        </Notice>
      </noscript>
    ) : null;
  }
  return (
    <div className="mb-6">
      <Notice tone="error" role="alert">
        <FormattedMessage id={cartProblemId(change.code)} />
      </Notice>
    </div>
  );
}
