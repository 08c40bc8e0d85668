import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../platform/i18n/page-title.tsx';
import { loginHref } from '../../platform/session/login-page.ts';
import { agreementHref, cancelOrderHref, confirmationHref } from '../../shared/shopper/order-links.ts';
import { StoreQuestions } from '../../shared/shopper/store-questions.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { QuietBand } from '../../ui/quiet-band.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type Props = { readonly orderNo: string; readonly isRegistered: boolean };

/** A signed, unpaid order that was opened by a mailed link: its cart, in which it is paid, is elsewhere. */
export function UnpaidElsewhere({ orderNo, isRegistered }: Props) {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageTitle>{formatMessage({ id: 'orders.unpaid.title' })}</PageTitle>
      <QuietBand
        title={<FormattedMessage id="orders.unpaid.title" />}
        text={<FormattedMessage id="orders.unpaid.text" values={{ orderNo }} />}
        actions={
          <>
            {!isRegistered && (
              <ButtonLink to={loginHref(confirmationHref(orderNo))} variant="action">
                <FormattedMessage id="orders.elsewhere.signIn" />
              </ButtonLink>
            )}
            <ButtonLink to={cancelOrderHref(orderNo)} variant="outline">
              <FormattedMessage id="order.cancel" />
            </ButtonLink>
            <TextLink to={agreementHref(orderNo)} look="strong">
              <FormattedMessage id="account.agreement" />
            </TextLink>
          </>
        }
        scene="scene-unsigned"
      />
      <StoreQuestions />
    </>
  );
}
