import type { Wallet } from '@ownpath/domain/stores';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from 'react-router';
import { waitText } from '../../../platform/i18n/wait-text.ts';
import { BANK, MethodList, NEW_CARD } from '../../../shared/payment-method/method-list.tsx';
import { declinedValues } from '../../../shared/payment-method/payment-method-values.ts';
import { useHostedFrame } from '../../../shared/payment-method/use-hosted-frame.ts';
import { payOrAsk, usePaymentForm } from '../../../shared/payment-method/use-payment-form.ts';
import { usePriceText } from '../../../shared/pricing/price-text.ts';
import { cancelOrderHref } from '../../../shared/shopper/order-links.ts';
import { StoreContact } from '../../../shared/shopper/store-contact.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CheckoutLayout, StepProblem } from '../checkout-layout.tsx';
import { checkoutProblemId, isOutcomeUnknown, isSameTry } from '../checkout-problems.ts';
import { checkoutHref } from '../step-names.ts';
import type { StepReturned } from '../take-step.server.ts';
import type { PaymentContent } from './load-payment.server.ts';
import { declinedIdOf, rowsOf } from './method-rows.tsx';
import { BankPanel, CardPanel, WalletPanel } from './payment-panels.tsx';
import { methodOf, usableRows, WALLET } from './payment-rows.ts';
import { PaymentTag } from './payment-tag.tsx';

type Props = {
  readonly content: PaymentContent;
  readonly layout: Omit<ComponentProps<typeof CheckoutLayout>, 'title' | 'children'>;
  readonly returned: StepReturned | null;
  readonly problemCode: string | null;
};

const FORM_ID = 'pay';

/** The ways to pay, beside them what is paid, and the button of both. */
export function PaymentStep({ content, layout, returned, problemCode }: Props) {
  const intl = useIntl();
  const { money } = usePriceText();
  const [chosen, setChosen] = useState<string | null>(null);
  const { session, signed } = content;
  const [wallet, setWallet] = useState<Wallet | null>(null);
  const [paidWith, setPaidWith] = useState(NEW_CARD);
  const rows = usableRows(session);
  const method = methodOf(session.savedCards, rows, chosen);
  const paymentForm = usePaymentForm({ action: checkoutHref('payment') }, () => {
    setPaidWith(method);
    const textVersion = session.debitAuthorization?.textVersion ?? '';
    return {
      ...(method === WALLET && wallet && { method: wallet }),
      ...(method === BANK && { textVersion, amountCents: String(session.amountCents) }),
    };
  });
  const { form, isPaying, pay } = paymentForm;
  const { frameOrigin } = session;
  const card = useHostedFrame(frameOrigin, method === NEW_CARD, pay);
  const bank = useHostedFrame(frameOrigin, method === BANK, pay);
  const walletFrame = useHostedFrame(frameOrigin, method === WALLET && wallet !== null, pay);
  /** The frame whose fields the button asks for a token; null for a saved card. */
  const fieldsFrame = method === NEW_CARD ? card : method === BANK ? bank : null;
  const isBusy = card.isAsking || bank.isAsking || isPaying;
  const code = returned?.code ?? null;
  const isSame = code !== null && isSameTry(code);
  const amount = money(session.amountCents);
  const isBank = method === BANK ? 'yes' : 'no';

  return (
    <CheckoutLayout
      {...layout}
      // Signed already: nothing follows, and the order waits a day only.
      {...(signed && { steps: layout.steps.filter((name) => name !== 'docu-sign'), savedUntil: null })}
      title={<FormattedMessage id={signed ? 'payment.again.title' : 'payment.title'} values={{ amount }} />}
      intro={
        <FormattedMessage
          id={signed ? 'payment.again.intro' : 'payment.intro'}
          values={{ amount, isBank, ...declinedValues(signed) }}
        />
      }
      aside={
        <>
          <PaymentTag content={content} />
          <div className="mt-6">
            {method === WALLET && !isSame ? (
              <p className="text-center font-semibold">
                <FormattedMessage id={isPaying ? 'payment.paying' : 'payment.inWallet'} />
              </p>
            ) : (
              <Button
                type="submit"
                form={FORM_ID}
                variant="action"
                isBlock
                isBusy={isBusy}
                disabled={!isSame && (method === '' || fieldsFrame?.isReady === false)}
              >
                <PayLabel
                  isBusy={isBusy}
                  code={code}
                  isSigned={signed !== null}
                  values={{ amount, isBank }}
                />
              </Button>
            )}
            {!signed && (
              <p className="mt-3 flex justify-center gap-2 text-sm text-ink-2">
                <Icon as="shield-check" size="s" className="mt-0.5" />
                <FormattedMessage id="payment.nothingBefore" />
              </p>
            )}
          </div>
          {signed && (
            <section className="mt-8 border-oat-200 border-t pt-6">
              <p className="mb-3 max-w-prose text-ink-2">
                <FormattedMessage id="payment.again.startOverText" />
              </p>
              <ButtonLink to={cancelOrderHref(signed.orderNo)} variant="outline">
                <FormattedMessage id="payment.again.startOver" />
              </ButtonLink>
            </section>
          )}
        </>
      }
    >
      {code === null && <StepProblem code={problemCode} />}
      <noscript>
        <div className="mb-6 grid gap-4">
          <Notice tone="info">
            <FormattedMessage id="payment.noScript" />
          </Notice>
          <StoreContact />
        </div>
      </noscript>
      <Problem code={isBusy ? null : code}>
        <FormattedMessage
          id={code === 'PaymentDeclined' ? declinedIdOf(paidWith) : checkoutProblemId(code ?? '')}
          values={{ wait: waitText(intl, returned?.waitSeconds ?? null) }}
        />
      </Problem>
      <Form
        id={FORM_ID}
        ref={form}
        method="post"
        action={checkoutHref('payment')}
        onSubmit={(event) => {
          const isChosen = isSame || fieldsFrame !== null || (method !== WALLET && method !== '');
          payOrAsk(event, paymentForm, isSame ? null : fieldsFrame, !isBusy && isChosen);
        }}
      >
        <input type="hidden" name="step" value="payment" />
        <input type="hidden" name="intent" value="pay" />
        {/* After another tab's order, the shopper's cart is a different one. */}
        <input type="hidden" name="basketId" value={content.basketId} />
        <input
          type="hidden"
          name="idempotencyKey"
          value={returned?.idempotencyKey ?? content.idempotencyKey}
        />
        {isSame ? (
          <input type="hidden" name="repeat" value="yes" />
        ) : (
          <MethodList
            cards={session.savedCards}
            rows={rowsOf(session, {
              card: <CardPanel frame={card} session={session} isBusy={isBusy} />,
              bank: session.debitAuthorization && (
                <BankPanel
                  frame={bank}
                  session={session}
                  isBusy={isBusy}
                  authorization={session.debitAuthorization}
                />
              ),
              wallet: (
                <WalletPanel
                  frame={walletFrame}
                  session={session}
                  isBusy={isPaying}
                  wallet={wallet}
                  onOpen={(opened) => {
                    setWallet(opened);
                    walletFrame.reload();
                  }}
                />
              ),
            })}
            method={method}
            onChoose={setChosen}
          />
        )}
      </Form>
    </CheckoutLayout>
  );
}

type LabelProps = {
  readonly isBusy: boolean;
  readonly code: string | null;
  readonly isSigned: boolean;
  readonly values: { readonly amount: string; readonly isBank: 'yes' | 'no' };
};

function PayLabel({ isBusy, code, isSigned, values }: LabelProps) {
  if (isBusy) return <FormattedMessage id="payment.paying" />;
  if (code !== null && isOutcomeUnknown(code)) return <FormattedMessage id="payment.checkAgain" />;
  return <FormattedMessage id={isSigned ? 'payment.pay' : 'payment.hold'} values={values} />;
}

/** Takes focus when it appears: the button is at the other end of a narrow page. */
function Problem({ code, children }: { readonly code: string | null; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (code !== null) box.current?.focus();
  }, [code]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none not-empty:mb-6" aria-live="assertive">
      {code !== null && <Notice tone={isOutcomeUnknown(code) ? 'info' : 'error'}>{children}</Notice>}
    </div>
  );
}
