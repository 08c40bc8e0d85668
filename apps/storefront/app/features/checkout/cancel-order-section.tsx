import { FormattedMessage } from 'react-intl';
import { CancelOrderForm } from '../../shared/shopper/cancel-order-form.tsx';

type Props = { readonly orderNo: string; readonly textId: string; readonly actionId: string };

/** Below a step: what ending the order does, and the button for it. */
export function CancelOrderSection({ orderNo, textId, actionId }: Props) {
  return (
    <section className="mt-8 border-oat-200 border-t pt-6">
      <p className="mb-3 max-w-prose text-ink-2">
        <FormattedMessage id={textId} />
      </p>
      <CancelOrderForm orderNo={orderNo} variant="outline">
        <FormattedMessage id={actionId} />
      </CancelOrderForm>
    </section>
  );
}
