import { FormattedMessage } from 'react-intl';
import { CancelOrderForm } from '../../shared/shopper/cancel-order-form.tsx';

/** Below the step of an unsigned order: what ending it does, and the button for it. */
export function CancelOrderSection({ orderNo }: { readonly orderNo: string }) {
  return (
    <section className="mt-8 border-oat-200 border-t pt-6">
      <p className="mb-3 max-w-prose text-ink-2">
        <FormattedMessage id="order.cancelText" />
      </p>
      <CancelOrderForm orderNo={orderNo} variant="outline">
        <FormattedMessage id="order.cancel" />
      </CancelOrderForm>
    </section>
  );
}
