import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../platform/i18n/page-title.tsx';
import { loginHref } from '../../platform/session/login-page.ts';
import { agreementHref, cancelOrderHref, confirmationHref } from '../../shared/shopper/order-links.ts';
import { StoreContact } from '../../shared/shopper/store-contact.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type Props = { readonly orderNo: string; readonly isRegistered: boolean };

/** A signed, unpaid order that was opened by a mailed link: its cart, in which it is paid, is elsewhere. */
export function UnpaidElsewhere({ orderNo, isRegistered }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div className="page-width max-w-2xl pt-8 pb-section lg:pt-12">
      <PageTitle>{formatMessage({ id: 'orders.unpaid.title' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id="orders.unpaid.title" />
      </h1>
      <p className="mt-3 text-base text-ink-2">
        <FormattedMessage id="orders.unpaid.text" values={{ orderNo }} />
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        {!isRegistered && (
          <ButtonLink to={loginHref(confirmationHref(orderNo))} variant="action">
            <FormattedMessage id="orders.elsewhere.signIn" />
          </ButtonLink>
        )}
        <ButtonLink to={cancelOrderHref(orderNo)} variant="outline">
          <FormattedMessage id="order.cancel" />
        </ButtonLink>
      </div>
      <TextLink to={agreementHref(orderNo)} look="strong" className="mt-5">
        <FormattedMessage id="account.agreement" />
      </TextLink>
      <h2 className="mt-10 mb-3 text-[1.375rem]">
        <FormattedMessage id="signing.questions" />
      </h2>
      <StoreContact />
    </div>
  );
}
