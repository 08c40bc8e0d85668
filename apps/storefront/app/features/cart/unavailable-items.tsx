import type { BasketItem } from '@ownpath/contracts/basket';
import { FormattedMessage } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Specification section 8, 'Items Unavailable'. */
export function UnavailableItems({ items }: { readonly items: readonly BasketItem[] }) {
  const gone = items.filter((item) => !item.orderable);
  const isBusy = useNavigation().formData?.get('intent') === 'remove-unavailable';
  if (gone.length === 0) return null;
  return (
    <div className="mb-6">
      <Notice tone="error">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          <FormattedMessage id="cart.unavailable.title" />
        </h2>
        <p className="mt-1">
          <FormattedMessage id="cart.unavailable.text" />
        </p>
        <ul className="mt-1 list-disc pl-5">
          {gone.map((item) => (
            <li key={item.itemId} className="wrap-anywhere">
              {item.name}
            </li>
          ))}
        </ul>
        <Form method="post" preventScrollReset className="mt-3">
          <Button
            type="submit"
            name="intent"
            value="remove-unavailable"
            variant="outline"
            size="small"
            isBusy={isBusy}
          >
            <FormattedMessage id="cart.unavailable.remove" />
          </Button>
        </Form>
      </Notice>
    </div>
  );
}
