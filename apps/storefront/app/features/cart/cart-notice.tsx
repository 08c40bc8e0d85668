import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSaveToast } from '../../shared/saved-items/use-save-toast.tsx';
import { useSavedItems } from '../../shared/saved-items/use-saved-items.ts';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast/toast-provider.tsx';
import { cartProblemId } from './cart-problems.ts';
import type { CartChange } from './change-cart.server.ts';

/** What the last change came to: a toast for what worked, words in the page for what did not. */
export function CartNotice({ change }: { readonly change: CartChange | undefined }) {
  const intl = useIntl();
  const showToast = useToast();
  const items = useSavedItems();
  const showOutcome = useSaveToast();
  const said = useRef<CartChange>(undefined);
  useEffect(() => {
    if (!change?.ok || said.current === change) return;
    said.current = change;
    if (change.change === 'removed') {
      showToast({ tone: 'done', content: intl.formatMessage({ id: 'cart.removed' }) });
    }
    if (change.change === 'saved' && change.saved.outcome) {
      const { savedId, quantity, outcome } = change.saved;
      items.applyServerChange(savedId, 'saved');
      showOutcome(outcome, { ids: [savedId], quantity });
    }
    // The button that had the focus is gone with its line.
    if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
  }, [change, intl, items, showOutcome, showToast]);
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
  // Told beside its field.
  if (change.code === 'PromoCodeInvalid') return null;
  return (
    <div className="mb-6">
      <Notice tone="error" role="alert">
        <FormattedMessage id={cartProblemId(change.code)} />
      </Notice>
    </div>
  );
}
