import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../platform/i18n/page-title.tsx';
import { loginHref } from '../../platform/session/login-page.ts';
import { confirmationHref } from '../../shared/shopper/order-links.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { OrderLookupForm } from './order-lookup-form.tsx';

/** For a number that is not this visitor's; whether there is such an order is not said. */
export function OrderElsewhere({ orderNo }: { readonly orderNo: string }) {
  const { formatMessage } = useIntl();
  const lookup = { orderNo, email: '', isSent: false, wrongFields: [], failureCode: null, waitSeconds: null };
  return (
    <div className="page-width max-w-2xl pt-8 pb-section lg:pt-12">
      <PageTitle>{formatMessage({ id: 'orders.elsewhere.title' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id="orders.elsewhere.title" />
      </h1>
      <p className="mt-3 mb-6 text-base text-ink-2">
        <FormattedMessage id="orders.elsewhere.text" />
      </p>
      <OrderLookupForm lookup={lookup} />
      <TextLink to={loginHref(confirmationHref(orderNo))} look="strong" className="mt-4">
        <FormattedMessage id="orders.elsewhere.signIn" />
      </TextLink>
    </div>
  );
}
