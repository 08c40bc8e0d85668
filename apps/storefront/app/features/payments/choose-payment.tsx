import { type FormEvent, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form, Link, useSubmit } from 'react-router';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { Button } from '../../ui/button.tsx';
import { AgreementChoice } from './agreement-choice.tsx';
import type { PaymentPage } from './load-payment-page.server.ts';
import { usePayForm } from './pay-form.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { ReceiptPreview } from './receipt-preview.tsx';
import type { PaymentReturned } from './take-payment.server.ts';

const TYPING_MS = 400;

type Props = {
  readonly page: PaymentPage;
  readonly requestKey: string;
  readonly returned: PaymentReturned | null;
};

/** The agreements with what can be paid on them, the cards, and beside them what is paid. */
export function ChoosePayment(props: Props) {
  const { page } = props;
  const { section, problem, button, paysWith } = usePayForm(props);
  const choose = useChoiceForm();
  const { money } = usePriceText();
  const { agreements, otherStores, atStoreOnly } = page;
  const lines = agreements.flatMap(({ agreementNumber, name, quote }) =>
    quote ? [{ agreementNumber, name, ...quote }] : [],
  );
  return (
    <>
      <p className="mt-3 max-w-prose text-ink-2">
        <FormattedMessage id="pay.intro" />
      </p>
      {problem}
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_28.25rem] lg:gap-18">
        <div className="min-w-0">
          <Form method="get" {...choose}>
            <input type="hidden" name="store" value={page.store.id} />
            {agreements.map((agreement) => (
              <AgreementChoice
                key={agreement.agreementId}
                agreement={agreement}
                canBeLeftOut={agreements.length > 1}
              />
            ))}
            <noscript>
              <Button type="submit" variant="outline">
                <FormattedMessage id="pay.update" />
              </Button>
            </noscript>
          </Form>
          <div className="border-t border-oat-300 pt-8">{section}</div>
          {atStoreOnly.length > 0 && (
            <p className="mt-6 text-sm text-ink-2">
              <FormattedMessage id="pay.atStoreOnly" values={{ names: atStoreOnly.join(', ') }} />
            </p>
          )}
          {otherStores.map(({ id, address1 }) => (
            <Link key={id} to={`?store=${id}`} className="mt-4 inline-flex min-h-11 items-center underline">
              <FormattedMessage id="pay.otherStore" values={{ address: address1 }} />
            </Link>
          ))}
        </div>
        <aside className="min-w-0 lg:sticky lg:top-6 lg:self-start">
          <PaymentSummary
            titleId="pay.summary.today"
            lines={lines}
            totalCents={page.totalCents}
            paysWith={paysWith}
          >
            {lines.length === 0 && (
              <p className="mb-3">
                <FormattedMessage id="pay.nothingChosen" />
              </p>
            )}
            <div className="max-lg:hidden">{button}</div>
            <p className="mt-3 text-sm text-ink-2">
              <FormattedMessage id="pay.paidTo" values={{ address: page.store.address1 }} />{' '}
              {agreements.some(({ isAutopay, quote }) => isAutopay && quote) && (
                <FormattedMessage id="pay.autopayNote" />
              )}
            </p>
          </PaymentSummary>
          {lines.length > 0 && <ReceiptPreview page={page} lines={lines} method={paysWith} />}
        </aside>
      </div>
      <div
        data-bottom-bar=""
        className="sticky bottom-0 z-30 short:static -mx-gutter mt-6 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 border-t border-oat-300 bg-white px-gutter py-2.5 lg:hidden"
      >
        <p className="text-xs text-ink-2">
          <FormattedMessage id="pay.bar" values={{ count: lines.length }} />
          <b className="block font-display text-lg leading-tight font-bold text-ink">
            {money(page.totalCents)}
          </b>
        </p>
        {button}
      </div>
    </>
  );
}

/** Asks for the figures of a choice at once, and of what is typed after a pause. */
function useChoiceForm() {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (form: HTMLFormElement) => void submit(form, { replace: true, preventScrollReset: true });
  return {
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      send(event.currentTarget);
    },
    onChange: (event: FormEvent<HTMLFormElement>) => {
      const form = event.currentTarget;
      clearTimeout(timer.current);
      const isTyped = event.target instanceof HTMLInputElement && event.target.type === 'text';
      timer.current = setTimeout(() => send(form), isTyped ? TYPING_MS : 0);
    },
  };
}
