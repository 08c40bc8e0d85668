import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { PageTitle } from '../../platform/i18n/page-title.tsx';
import { CancelOrderForm } from '../../shared/shopper/cancel-order-form.tsx';
import { signingHref } from '../../shared/shopper/order-links.ts';
import { StoreContact } from '../../shared/shopper/store-contact.tsx';
import { ButtonLink } from '../../ui/button.tsx';

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
    <div className="page-width max-w-3xl pt-8 lg:pt-12">
      <PageTitle>{intl.formatMessage({ id: 'checkout.step.sign' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id={titleIds[status]} />
      </h1>
      <p className="mt-4 text-base text-ink-2">
        <FormattedMessage id={textIds[status]} />
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        {status === 'unknown' ? (
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
        )}
      </div>
      <h2 className="mt-10 mb-3 text-[1.375rem]">
        <FormattedMessage id="signing.questions" />
      </h2>
      <StoreContact />
    </div>
  );
}
