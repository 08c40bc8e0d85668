import type { Reservation, SavedCard } from '@ownpath/contracts/checkout';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { TypedFields } from '../../shared/payment-method/hosted-fields.tsx';
import { cardRow, MethodList, NEW_CARD } from '../../shared/payment-method/method-list.tsx';
import { useHostedFrame } from '../../shared/payment-method/use-hosted-frame.ts';
import { payOrAsk, useChosenMethod, usePaymentForm } from '../../shared/payment-method/use-payment-form.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { StoreContact } from '../../shared/shopper/store-contact.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { refundOf } from './delivery/store-hold.tsx';
import { checkoutHref } from './step-names.ts';

export type DepositPaymentFields = {
  readonly frameOrigin: string;
  readonly cardFrameUrl: string;
  readonly savedCards: readonly SavedCard[];
  readonly requestKey: string;
};

type Deposit = NonNullable<Reservation['deposit']>;

/** What becomes of a deposit: under which conditions how much of it goes back. */
export function DepositTerms({ deposit }: { readonly deposit: Deposit }) {
  const { money } = usePriceText();
  const { amountCents, refundableCents } = deposit;
  return (
    <FormattedMessage
      id="reservation.deposit.terms"
      values={{
        refund: refundOf({ cents: amountCents, refundableCents }),
        deposit: money(amountCents),
        refundable: money(refundableCents),
      }}
    />
  );
}

type Props = { readonly deposit: Deposit; readonly payment: DepositPaymentFields };

/** The card that pays a deposit, and the button that reserves for it. */
export function DepositForm({ deposit, payment }: Props) {
  const { money } = usePriceText();
  const { cardFrameUrl, frameOrigin, savedCards, requestKey } = payment;
  const usable = [...savedCards.filter(({ isExpired }) => !isExpired).map(({ id }) => id), NEW_CARD];
  const [method, setMethod] = useChosenMethod(usable);
  const paymentForm = usePaymentForm({ action: checkoutHref('reservation') }, () => ({}));
  const { form, isPaying } = paymentForm;
  const frame = useHostedFrame(frameOrigin, method === NEW_CARD, paymentForm.pay);
  const isBusy = frame.isAsking || isPaying;
  const amount = money(deposit.amountCents);
  return (
    <Form
      ref={form}
      method="post"
      action={checkoutHref('reservation')}
      className="mt-8 max-w-2xl"
      onSubmit={(event) => payOrAsk(event, paymentForm, method === NEW_CARD ? frame : null, !isBusy)}
    >
      <noscript>
        <div className="mb-6 grid gap-4">
          <Notice tone="info">
            <FormattedMessage id="payment.noScript" />
          </Notice>
          <StoreContact />
        </div>
      </noscript>
      <input type="hidden" name="step" value="reservation" />
      <input type="hidden" name="intent" value="reserve" />
      <input type="hidden" name="requestKey" value={requestKey} />
      <input type="hidden" name="amountCents" value={deposit.amountCents} />
      <MethodList
        cards={savedCards}
        rows={[cardRow(savedCards.length > 0, <TypedFields frame={frame} url={cardFrameUrl} kind="card" />)]}
        method={method}
        onChoose={setMethod}
      />
      <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:*:w-full">
        <Button
          type="submit"
          variant="action"
          isBusy={isBusy}
          disabled={!isBusy && method === NEW_CARD && !frame.isReady}
        >
          <FormattedMessage id={isBusy ? 'pay.paying' : 'reservation.deposit.pay'} values={{ amount }} />
        </Button>
        <ButtonLink to={checkoutHref('payment-schedule')} variant="outline">
          <FormattedMessage id="reservation.without" />
        </ButtonLink>
      </div>
    </Form>
  );
}
