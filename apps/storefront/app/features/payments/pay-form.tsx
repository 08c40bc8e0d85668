import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { BANK, MethodList, NEW_CARD } from '../../shared/payment-method/method-list.tsx';
import { useHostedFrame } from '../../shared/payment-method/use-hosted-frame.ts';
import { payOrAsk, useChosenMethod, usePaymentForm } from '../../shared/payment-method/use-payment-form.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import type { PayCard, PaymentPage } from './load-payment-page.server.ts';
import { payRows } from './pay-rows.tsx';
import { bankValue, isPaymentUnknown, paymentProblemId, versionField } from './payment-choices.ts';
import type { PaymentReturned } from './take-payment.server.ts';

const FORM_ID = 'pay-agreements';

type Props = {
  readonly page: PaymentPage;
  readonly requestKey: string;
  readonly returned: PaymentReturned | null;
};

/** The ways to pay and the form that pays; the button and what pays stand elsewhere on the page. */
export function usePayForm({ page, requestKey, returned }: Props) {
  const navigation = useNavigation();
  const [paidWith, setPaidWith] = useState(NEW_CARD);
  const { savedCards, cardFrameUrl, bankFrameUrl, bankDebits, totalCents } = page;
  const cards = savedCards.map((saved) => ({ ...saved, note: <CardExpiry {...saved} /> }));
  const banks = bankDebits.filter((debit) => !debit.isBlocked && (debit.paymentMethodId || bankFrameUrl));
  const kept = banks.filter(({ paymentMethodId }) => paymentMethodId !== null).map(bankValue);
  const saved = [...cards.filter(({ isExpired }) => !isExpired).map(({ id }) => id), ...kept];
  const [method, setMethod] = useChosenMethod([
    ...saved,
    ...(cardFrameUrl ? [NEW_CARD] : []),
    ...(banks.length > kept.length ? [BANK] : []),
  ]);
  const isBank = (value: string) => bankDebits.some((debit) => bankValue(debit) === value);
  const [wasBank, setWasBank] = useState(false);
  const isBankOpened = wasBank || isBank(method);
  if (isBankOpened !== wasBank) setWasBank(isBankOpened);
  // What is authorised is read before it can be paid.
  const [isBankShown, setIsBankShown] = useState(false);
  const onBankShown = useCallback(() => setIsBankShown(true), []);
  const needsMethod = totalCents > 0;
  const paymentForm = usePaymentForm({ preventScrollReset: true }, () => {
    setPaidWith(method);
    return {};
  });
  const { form, isPaying, pay } = paymentForm;
  const card = useHostedFrame(page.frameOrigin, needsMethod && method === NEW_CARD, pay);
  const bank = useHostedFrame(page.frameOrigin, needsMethod && method === BANK, pay);
  const fields = !needsMethod ? null : method === NEW_CARD ? card : method === BANK ? bank : null;
  const isBusy = card.isAsking || bank.isAsking || isPaying;
  const isReady =
    page.agreements.some(({ quote }) => quote !== null) &&
    page.agreements.every(({ refusal }) => refusal === null) &&
    navigation.state === 'idle';
  const canBePaid = needsMethod
    ? method !== '' && (fields === null || fields.isReady) && (!isBank(method) || isBankShown)
    : true;
  // Without a script what is saved can be chosen and paid with; what is typed cannot.
  const isHydrated = useIsHydrated();
  const isPayable = isReady && (isHydrated ? canBePaid : !needsMethod || saved.length > 0);
  const code = isBusy ? null : (returned?.code ?? null);
  const section = (
    <Form
      id={FORM_ID}
      ref={form}
      method="post"
      onSubmit={(event) => payOrAsk(event, paymentForm, fields, !isBusy && isReady)}
    >
      <input type="hidden" name="requestKey" value={returned?.requestKey ?? requestKey} />
      <input type="hidden" name="totalCents" value={totalCents} />
      {page.agreements.map(({ agreementNumber, version }) => (
        <input key={agreementNumber} type="hidden" name={versionField(agreementNumber)} value={version} />
      ))}
      {needsMethod && (
        <noscript>
          <div className="mb-6">
            <Notice tone="info">
              <FormattedMessage id="pay.noScript" values={{ hasSaved: saved.length > 0 ? 'yes' : 'no' }} />
            </Notice>
          </div>
        </noscript>
      )}
      {needsMethod && (
        <MethodList
          cards={cards}
          rows={payRows({ page, hasCards: cards.length > 0, card, bank, isBankOpened, onBankShown })}
          method={method}
          onChoose={setMethod}
        />
      )}
    </Form>
  );
  const problem = <PayProblem code={code} isBank={isBank(paidWith)} />;
  const button = (
    <PayButton
      isBusy={isBusy}
      isDisabled={!isBusy && !isPayable}
      totalCents={totalCents}
      isUnknown={code !== null && isPaymentUnknown(code)}
    />
  );
  return {
    section,
    problem,
    button,
    paysWith: needsMethod ? <PaysWith page={page} method={method} /> : null,
  };
}

/** Until when a card can be charged; soon over, it stands out. */
function CardExpiry({ expiry, lastDay }: Pick<PayCard, 'expiry' | 'lastDay'>) {
  const dates = useDateText();
  if (lastDay === null) return expiry;
  return (
    <Badge tone="honey">
      <FormattedMessage id="pay.cardExpires" values={{ date: dates.day(lastDay) }} />
    </Badge>
  );
}

/** The chosen way to pay by its name. */
function PaysWith({ page, method }: { readonly page: PaymentPage; readonly method: string }) {
  const card = page.savedCards.find(({ id }) => id === method);
  const debit = page.bankDebits.find((one) => bankValue(one) === method);
  if (method === NEW_CARD) return <FormattedMessage id="payment.card" />;
  if (method === BANK) return <FormattedMessage id="payment.bank" />;
  const last4 = card?.last4 ?? debit?.last4 ?? 'none';
  const values = { method: debit ? 'ACH' : 'CREDIT_CARD', brand: card?.brand ?? '', last4 };
  return <FormattedMessage id="paymentMethod.name" values={values} />;
}

type ButtonProps = {
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly totalCents: number;
  readonly isUnknown: boolean;
};

function PayButton({ isBusy, isDisabled, totalCents, isUnknown }: ButtonProps) {
  const { money } = usePriceText();
  return (
    <Button type="submit" form={FORM_ID} variant="action" isBlock isBusy={isBusy} disabled={isDisabled}>
      {isUnknown && !isBusy ? (
        <FormattedMessage id="payment.checkAgain" />
      ) : (
        <FormattedMessage id={isBusy ? 'pay.paying' : 'payment.pay'} values={{ amount: money(totalCents) }} />
      )}
    </Button>
  );
}

type ProblemProps = { readonly code: string | null; readonly isBank: boolean };

/** Takes focus when it appears: the button is at the other end of a narrow page. */
function PayProblem({ code, isBank }: ProblemProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (code !== null) box.current?.focus();
  }, [code]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none not-empty:mt-6" aria-live="assertive">
      {code !== null && (
        <Notice tone={isPaymentUnknown(code) ? 'info' : 'error'}>
          <FormattedMessage id={paymentProblemId(code, isBank)} values={{ wait: '' }} />
        </Notice>
      )}
    </div>
  );
}
