import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { paymentMethodValues } from '../../shared/payment-method/payment-method-values.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { visitHref } from '../../shared/shopper/account-links.ts';
import { cancelOrderHref } from '../../shared/shopper/order-links.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LateDialog } from '../../ui/late-dialog.tsx';
import type { VisitsPage } from './load-visits.server.ts';

type Props = { readonly page: VisitsPage };

/** Cancels the booked time; of a delivery also the whole order, with what is given back. Without JavaScript both stand on the page. */
export function CancelVisit({ page }: Props) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const { kind } = page.visits;
  return (
    <>
      <Button variant="onDark" size="small" className="max-sm:w-full" onClick={() => setIsOpen(true)}>
        <Icon as="x" size="s" />
        <FormattedMessage id="visits.cancel" values={{ kind }} />
      </Button>
      <noscript>
        <CancelChoices page={page} />
      </noscript>
      <LateDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={<FormattedMessage id="visits.cancel" values={{ kind }} />}
        closeLabel={formatMessage({ id: 'shell.close' })}
      >
        <CancelChoices page={page} />
        <Button variant="link" className="mt-2" onClick={() => setIsOpen(false)}>
          <FormattedMessage id="visits.cancel.keep" />
        </Button>
      </LateDialog>
    </>
  );
}

function CancelChoices({ page: { agreement, visits, order } }: Props) {
  const { money } = usePriceText();
  const isBusy = useNavigation().formMethod === 'POST';
  const { kind, visit } = visits;
  return (
    <div className="mt-4 grid gap-5">
      {visit?.isChangeable ? (
        <Form method="post" action={visitHref(agreement.agreementNumber, kind)}>
          <p className="mb-3">
            <FormattedMessage id="visits.cancel.timeText" values={{ kind }} />
          </p>
          <Button type="submit" name="intent" value="cancel" variant="outline" isBusy={isBusy}>
            <FormattedMessage id="visits.cancel.time" />
          </Button>
        </Form>
      ) : (
        <p>
          <FormattedMessage id="visits.tooLate" />
        </p>
      )}
      {kind === 'delivery' && order?.isCancellable && (
        <div className="border-t border-oat-300 pt-5">
          <p className="mb-3">
            <FormattedMessage
              id="visits.cancel.orderText"
              values={{ amount: money(order.paidCents), ...paymentMethodValues(order) }}
            />
          </p>
          <ButtonLink to={cancelOrderHref(order.orderNo)} variant="solid">
            <FormattedMessage id="visits.cancel.order" />
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
