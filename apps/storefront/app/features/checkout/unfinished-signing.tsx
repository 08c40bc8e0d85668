import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { PageTitle } from '../../platform/i18n/page-title.tsx';
import { CancelOrderForm } from '../../shared/shopper/cancel-order-form.tsx';
import { signingHref } from '../../shared/shopper/order-links.ts';
import { StoreQuestions } from '../../shared/shopper/store-questions.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { QuietBand } from '../../ui/quiet-band.tsx';

export type SigningStatus = 'declined' | 'pending' | 'wrong-name' | 'unknown';

const titleIds = {
  declined: 'signing.declined.title',
  pending: 'signing.pending.title',
  'wrong-name': 'signing.wrongName.title',
  unknown: 'signing.unknown.title',
} as const satisfies Record<SigningStatus, string>;
const textIds = {
  declined: 'signing.declined.text',
  pending: 'signing.pending.text',
  'wrong-name': 'signing.wrongName.text',
  unknown: 'signing.unknown.text',
} as const satisfies Record<SigningStatus, string>;

const CHECK_AFTER_MS = 5000;
/** Then the button remains, and a job of the engine. */
const MAX_CHECKS = 6;

/** Asks again by itself while the provider or the gateway has not answered. */
function useCheckAgain(isUnknown: boolean): void {
  const { revalidate, state } = useRevalidator();
  const [checks, setChecks] = useState(0);
  useEffect(() => {
    if (!isUnknown || state !== 'idle' || checks >= MAX_CHECKS) return;
    const timer = setTimeout(() => {
      setChecks(checks + 1);
      void revalidate();
    }, CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isUnknown, state, checks, revalidate]);
}

type Props = {
  readonly status: SigningStatus;
  readonly orderNo: string;
  /** Query of the address, for asking again without JavaScript. */
  readonly search: string;
};

/** A signature that is not complete: what happened, and the ways on. */
export function UnfinishedSigning({ status, orderNo, search }: Props) {
  const intl = useIntl();
  useCheckAgain(status === 'unknown');
  return (
    <>
      <PageTitle>{intl.formatMessage({ id: 'checkout.step.sign' })}</PageTitle>
      <QuietBand
        title={<FormattedMessage id={titleIds[status]} />}
        text={<FormattedMessage id={textIds[status]} />}
        actions={
          status === 'unknown' ? (
            <ButtonLink to={{ pathname: '/docusign-redirect', search }} reloadDocument variant="action">
              <FormattedMessage id="payment.checkAgain" />
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to={signingHref(orderNo)} variant="action">
                <FormattedMessage id="signing.again" />
              </ButtonLink>
              <CancelOrderForm orderNo={orderNo} variant="outline">
                <FormattedMessage id="order.cancel" />
              </CancelOrderForm>
            </>
          )
        }
        scene="scene-unsigned"
      />
      <StoreQuestions />
    </>
  );
}
