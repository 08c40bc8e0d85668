import { lazy, Suspense, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigation, useSearchParams } from 'react-router';
import { loadWhenRendered } from '../../platform/load-when-seen.tsx';
import { useSaveToast } from '../../shared/saved-items/use-save-toast.tsx';
import { useSavedItems } from '../../shared/saved-items/use-saved-items.ts';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import type { WaitingOrder } from '../../shared/shopper/waiting-order.server.ts';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CartProblem } from './cart-problem.tsx';
import type { CartChange } from './change-cart.server.ts';

/** Needed after a removal only. */
const RemovedLineMessage = lazy(async () => {
  const { RemovedLineMessage } = await import('./removed-line.tsx');
  return { default: RemovedLineMessage };
});

const OrderNotice = loadWhenRendered(() => import('./order-notice.tsx').then((module) => module.OrderNotice));

type Props = {
  readonly change: CartChange | undefined;
  readonly hasNewStore: boolean;
  /** An order that is waiting for its signature or another card, or that ended; null while there is none. */
  readonly order: WaitingOrder | null;
};

/** All messages above the cart. */
export function CartNotices({ change, hasNewStore, order }: Props) {
  return (
    <div className="mt-4">
      <ArrivalNotice />
      {hasNewStore && <NewStoreNotice />}
      {order && <OrderNotice order={order} />}
      <ChangeNotice change={change} />
    </div>
  );
}

/** 0 for a value that no link of the shop has. */
function readAvailable(text: string | null): number {
  return /^\d{1,2}$/.test(text ?? '') ? Number(text) : 0;
}

/** Why a redirect led here: a product was added without JavaScript, or the checkout closed or could not continue. */
function ArrivalNotice() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const problem = query.get('problem');
  if (query.has('added')) {
    return (
      <div className="mb-6">
        <Notice tone="success" role="status">
          {intl.formatMessage({ id: 'addToCart.title' }, { count: 1 })}
        </Notice>
      </div>
    );
  }
  if (query.get('closed') === 'inactivity') {
    return (
      <div className="mb-6">
        <Notice tone="honey" role="status">
          {intl.formatMessage({ id: 'cart.closed' })}
        </Notice>
      </div>
    );
  }
  if (problem === null) return null;
  return (
    <div className="mb-6">
      <Notice tone="error" role="alert">
        <CartProblem code={problem} availableQuantity={readAvailable(query.get('available'))} />
      </Notice>
    </div>
  );
}

/** Shown once after the store changed: the cart's prices and stock are the new store's. */
function NewStoreNotice() {
  const store = useShopData()?.store;
  if (!store) return null;
  return (
    <div className="mb-6">
      <Notice tone="honey" role="status">
        <FormattedMessage id="cart.newStore" values={{ store: `${store.address1}, ${store.city}` }} />
      </Notice>
    </div>
  );
}

/** The outcome of the last change: a toast for a success, a notice for a failure. */
function ChangeNotice({ change }: { readonly change: CartChange | undefined }) {
  const showToast = useToast();
  const items = useSavedItems();
  const showOutcome = useSaveToast();
  const announced = useRef<CartChange>(undefined);
  useEffect(() => {
    if (!change?.ok || announced.current === change) return;
    announced.current = change;
    if (change.change === 'removed') {
      const text = <FormattedMessage id="cart.removed" />;
      const { line } = change;
      showToast({
        tone: 'done',
        content: line ? (
          <Suspense fallback={text}>
            <RemovedLineMessage line={line} />
          </Suspense>
        ) : (
          text
        ),
      });
    }
    if (change.change === 'saved' && change.saved.outcome) {
      const { savedId, quantity, outcome } = change.saved;
      items.applyServerChange(savedId, 'saved');
      showOutcome(outcome, { ids: [savedId], quantity });
    }
  }, [change, items, showOutcome, showToast]);
  const isLoading = useNavigation().state !== 'idle';
  const refocused = useRef<CartChange>(undefined);
  useEffect(() => {
    if (!change?.ok || isLoading || refocused.current === change) return;
    refocused.current = change;
    // The button that had the focus went with its line, which goes once the cart has loaded again.
    if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
  }, [change, isLoading]);
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
  // The field shows this error.
  if (change.code === 'PromoCodeInvalid') return null;
  return (
    <div className="mb-6">
      <Notice tone="error" role="alert">
        <CartProblem {...change} />
      </Notice>
    </div>
  );
}
