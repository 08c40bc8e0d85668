import { getAutopay } from '@ownpath/contracts/servicing';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { useDateText } from '../platform/i18n/date-text.ts';
import { useHourText } from '../platform/i18n/hour-text.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext } from '../platform/load-context.server.ts';
import { RentalProgress } from '../shared/agreements/rental-facts.tsx';
import { methodValues } from '../shared/payment-method/saved-method-text.ts';
import { usePriceText } from '../shared/pricing/price-text.ts';
import { AUTOPAY_HREF, authorizationHref } from '../shared/shopper/account-links.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/enroll-successful.ts';

/** Autopay that was turned on; for an agreement without it, the page that turns it on. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { agreements, chargeHour } = await context.get(commerceContext).call(getAutopay, { body: {} });
  const asked = url.searchParams.get('agreement');
  const on = agreements.filter(({ isOn }) => isOn);
  const agreement = on.find(({ agreementNumber }) => agreementNumber === asked) ?? on[0];
  if (!agreement) throw redirect(AUTOPAY_HREF);
  return data({ agreement, chargeHour }, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers = sendLoaderHeaders;

export default function EnrollSuccessfulPage({
  loaderData: { agreement, chargeHour },
}: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { money } = usePriceText();
  const dates = useDateText();
  const time = useHourText()(chargeHour);
  const { name, method, charges, agreementNumber, paymentCount, paymentsMade } = agreement;
  const [next] = charges;
  return (
    <div className="page-width pt-6 pb-section lg:pt-10">
      <PageTitle>{formatMessage({ id: 'autopay.enrolled.title' })}</PageTitle>
      <Icon as="circle-check" size="l" className="text-spruce-700" />
      <h1 tabIndex={-1} className="mt-2 text-2xl">
        <FormattedMessage id="autopay.enrolled.title" />
      </h1>
      <div className="mt-4 grid max-w-prose gap-3">
        {next && (
          <p className="text-lg wrap-anywhere">
            <FormattedMessage
              id="autopay.enrolled.next"
              values={{ name, amount: money(next.amountCents), date: dates.long(next.date), time }}
            />
          </p>
        )}
        {method && (
          <p className="font-semibold">
            <FormattedMessage id="paymentMethod.name" values={methodValues(method)} />
          </p>
        )}
        <p className="text-sm text-ink-2">
          <RentalProgress agreement={{ ...agreement, paymentsLeft: paymentCount - paymentsMade }} />
        </p>
        <p>
          <FormattedMessage id="autopay.enrolled.copy" />{' '}
          <TextLink reloadDocument to={authorizationHref(agreementNumber)}>
            <FormattedMessage id="autopay.enrolled.download" />
          </TextLink>
        </p>
        <p>
          <FormattedMessage id="autopay.enrolled.reminder" values={{ time }} />
        </p>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/account" variant="action">
          <FormattedMessage id="shell.account.mine" />
        </ButtonLink>
        <ButtonLink to={AUTOPAY_HREF} variant="outline">
          <FormattedMessage id="autopay.enrolled.see" />
        </ButtonLink>
      </div>
    </div>
  );
}
