import type { Order } from '@ownpath/contracts/orders';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../platform/i18n/page-title.tsx';
import { CancelOrderForm } from '../../shared/shopper/cancel-order-form.tsx';
import { agreementHref, confirmationHref } from '../../shared/shopper/order-links.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type Props = { readonly order: Pick<Order, 'orderNo' | 'agreementNumber'> };

/** The question before a signed agreement ends whose first payment was declined. */
export function StartAgain({ order: { orderNo, agreementNumber } }: Props) {
  const intl = useIntl();
  return (
    <div className="page-width max-w-3xl pt-8 pb-section lg:pt-12">
      <PageTitle>{intl.formatMessage({ id: 'startAgain.title' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id="startAgain.title" />
      </h1>
      <ul className="mt-4 mb-6 grid max-w-prose list-disc gap-2 pl-5 text-base text-ink-2">
        <li>
          <FormattedMessage id="startAgain.ends" values={{ agreement: agreementNumber ?? 'none' }} />{' '}
          <TextLink to={agreementHref(orderNo)}>
            <FormattedMessage id="account.agreement" />
          </TextLink>
        </li>
        <li>
          <FormattedMessage id="startAgain.nothingCharged" />
        </li>
        <li>
          <FormattedMessage id="startAgain.cart" />
        </li>
      </ul>
      <div className="flex flex-wrap gap-3 max-sm:[&_button]:w-full max-sm:[&>form]:w-full">
        <ButtonLink to={confirmationHref(orderNo)} variant="action" className="max-sm:w-full">
          <FormattedMessage id="startAgain.keep" />
        </ButtonLink>
        <CancelOrderForm orderNo={orderNo} variant="outline">
          <FormattedMessage id="startAgain.confirm" />
        </CancelOrderForm>
      </div>
    </div>
  );
}
