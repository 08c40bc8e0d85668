import type { BasketItem } from '@ownpath/contracts/basket';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { isGone } from './line-stock.ts';

const UnavailableDialog = lazy(() =>
  import('./unavailable-dialog.tsx').then((module) => ({ default: module.UnavailableDialog })),
);

type Props = {
  readonly items: readonly BasketItem[];
  /** An agreement was made of this cart before: it stays. */
  readonly hasAgreement: boolean;
};

/** 'Items Unavailable' (specification section 8): a dialog, and a notice in the page for shoppers without it. */
export function UnavailableItems({ items, hasAgreement }: Props) {
  const gone = items.filter(isGone);
  const isHydrated = useIsHydrated();
  // Closed for these lines; the dialog opens again for others.
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const ids = gone.map(({ itemId }) => itemId).join(' ');
  return (
    <>
      {gone.length > 0 && (
        <div className="mb-6">
          <Notice tone="error">
            <h2 className="font-sans text-base font-semibold tracking-normal">
              <FormattedMessage id="cart.unavailable.title" />
            </h2>
            <RemoveUnavailable items={gone} hasAgreement={hasAgreement} />
          </Notice>
        </div>
      )}
      {isHydrated && gone.length > 0 && (
        <Suspense>
          <UnavailableDialog isOpen={closedFor !== ids} onClose={() => setClosedFor(ids)}>
            <RemoveUnavailable items={gone} hasAgreement={hasAgreement} isInDialog />
          </UnavailableDialog>
        </Suspense>
      )}
    </>
  );
}

function RemoveUnavailable({
  items,
  hasAgreement,
  isInDialog = false,
}: Props & { readonly isInDialog?: boolean }) {
  const isBusy = useNavigation().formData?.get('intent') === 'remove-unavailable';
  return (
    <>
      <p className="mt-1">
        <FormattedMessage id="cart.unavailable.text" />
      </p>
      <ul className={isInDialog ? 'mt-3 list-disc pl-5 font-semibold' : 'mt-1 list-disc pl-5'}>
        {items.map((item) => (
          <li key={item.itemId} className="wrap-anywhere">
            {item.name}
          </li>
        ))}
      </ul>
      {hasAgreement && (
        <p className="mt-3">
          <FormattedMessage id="cart.unavailable.signed" />
        </p>
      )}
      <Form method="post" preventScrollReset className={isInDialog ? 'mt-6' : 'mt-3'}>
        <Button
          type="submit"
          name="intent"
          value="remove-unavailable"
          variant={isInDialog ? 'action' : 'outline'}
          size={isInDialog ? 'medium' : 'small'}
          isBlock={isInDialog}
          isBusy={isBusy}
        >
          <FormattedMessage id="cart.unavailable.remove" />
        </Button>
      </Form>
    </>
  );
}
