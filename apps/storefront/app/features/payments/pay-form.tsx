import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation, useSubmit } from 'react-router';
import { HostedFields } from '../../shared/payment-method/hosted-fields.tsx';
import { MethodList, NEW_CARD } from '../../shared/payment-method/method-list.tsx';
import { type FrameToken, useHostedFrame } from '../../shared/payment-method/use-hosted-frame.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { Button } from '../../ui/button.tsx';
import { CardMarks } from '../../ui/card-chips.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { PaymentPage } from './load-payment-page.server.ts';
import { isPaymentUnknown, paymentProblemId, versionField } from './payment-choices.ts';
import type { PaymentReturned } from './take-payment.server.ts';

const FORM_ID = 'pay-agreements';

type Props = {
  readonly page: PaymentPage;
  readonly requestKey: string;
  readonly returned: PaymentReturned | null;
};

/** The cards and the form that pays; `PayButton` may stand elsewhere on the page. */
export function usePayForm({ page, requestKey, returned }: Props) {
  const { formatMessage } = useIntl();
  const submit = useSubmit();
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const { savedCards, cardFrameUrl } = page;
  // Kept over a declined try, so that the fields stay as they are.
  const [frameUrl] = useState(cardFrameUrl);
  const cards = savedCards.map(({ id, brand = null, token, isDefault, expiryStatus }) => ({
    id,
    brand,
    last4: token.last4,
    isDefault,
    isExpired: expiryStatus === 'expired',
  }));
  const usable = [
    ...cards.filter(({ isExpired }) => !isExpired).map(({ id }) => id),
    ...(frameUrl ? [NEW_CARD] : []),
  ];
  const method = (chosen !== null && usable.includes(chosen) ? chosen : usable[0]) ?? '';
  const isPaying = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const lines = page.agreements.filter(({ quote }) => quote !== null);
  const hasProblem = page.agreements.some(({ refusal }) => refusal !== null);
  const needsCard = page.totalCents > 0;
  const pay = (token: FrameToken | null) => {
    if (isPaying) return;
    const fields = new FormData(form.current ?? undefined);
    for (const [name, value] of Object.entries(token ?? {})) fields.set(name, String(value ?? ''));
    void submit(fields, { method: 'post', preventScrollReset: true });
  };
  const frame = useHostedFrame(page.frameOrigin, needsCard && method === NEW_CARD, pay);
  const isBusy = frame.isAsking || isPaying;
  const isReady = lines.length > 0 && !hasProblem && navigation.state === 'idle';
  const panel = frameUrl && (
    <>
      <HostedFields frame={frame} url={frameUrl} title={formatMessage({ id: 'payment.frame' })}>
        <FormattedMessage id="payment.safe" />
      </HostedFields>
      <Checkbox
        id="save-card"
        name="saveCard"
        className="mt-4"
        label={<FormattedMessage id="payment.keepCard" />}
      />
    </>
  );
  const code = isBusy ? null : (returned?.code ?? null);
  const section = (
    <Form
      id={FORM_ID}
      ref={form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy || !isReady) return;
        if (needsCard && method === NEW_CARD) frame.ask();
        else pay(null);
      }}
    >
      <input type="hidden" name="requestKey" value={returned?.requestKey ?? requestKey} />
      <input type="hidden" name="totalCents" value={page.totalCents} />
      {page.agreements.map(({ agreementNumber, version }) => (
        <input key={agreementNumber} type="hidden" name={versionField(agreementNumber)} value={version} />
      ))}
      {needsCard && (
        <MethodList
          cards={cards}
          rows={
            frameUrl
              ? [
                  {
                    value: NEW_CARD,
                    name: <FormattedMessage id={cards.length > 0 ? 'payment.otherCard' : 'payment.card'} />,
                    note: <CardMarks />,
                    panel,
                  },
                ]
              : []
          }
          method={method}
          onChoose={setChosen}
        />
      )}
    </Form>
  );
  const problem = <PayProblem code={code} />;
  const button = (
    <PayButton
      isBusy={isBusy}
      isDisabled={
        !isBusy && (!isReady || (needsCard && (method === '' || (method === NEW_CARD && !frame.isReady))))
      }
      totalCents={page.totalCents}
      isUnknown={code !== null && isPaymentUnknown(code)}
    />
  );
  return { section, problem, button };
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

/** Takes focus when it appears: the button is at the other end of a narrow page. */
function PayProblem({ code }: { readonly code: string | null }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (code !== null) box.current?.focus();
  }, [code]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none not-empty:mt-6" aria-live="assertive">
      {code !== null && (
        <Notice tone={isPaymentUnknown(code) ? 'info' : 'error'}>
          <FormattedMessage id={paymentProblemId(code)} values={{ wait: '' }} />
        </Notice>
      )}
    </div>
  );
}
