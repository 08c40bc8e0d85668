import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { CodeCard } from '../features/referrals/code-card.tsx';
import { lookUpCode } from '../features/referrals/look-up-code.server.ts';
import { takeCode } from '../features/referrals/referral-forms.server.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { followMailLanguage } from '../platform/i18n/mail-language.server.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext } from '../platform/load-context.server.ts';
import { usePriceText } from '../shared/pricing/price-text.ts';
import type { Route } from './+types/referral.ts';

/** The page of somebody whom a customer invited: by a mail or by the customer's link. */
export async function loader({ context, url }: Route.LoaderArgs) {
  followMailLanguage(context, '/refer-a-friend/referral', url);
  const code = (url.searchParams.get('code') ?? '').slice(0, 24);
  return data(await lookUpCode(context.get(commerceContext), code), {
    headers: { 'Cache-Control': 'no-store' },
  });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const invitation = url.searchParams.get('invitation');
  return takeCode(context.get(commerceContext), await request.formData(), invitation);
}

export const headers = sendLoaderHeaders;
/** Each look at a code counts as a try: none after the form, whose answer says it all. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' ? false : defaultShouldRevalidate;

export default function ReferralPage({ loaderData, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const { money } = usePriceText();
  const { code, firstName, creditCents, problemId, isAccepted } = loaderData;
  const credit = money(creditCents);
  return (
    <div className="page-width max-w-3xl pt-8 pb-section lg:pt-12">
      <PageTitle>{titleOf(intl, firstName, credit)}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl wrap-anywhere">
        {titleOf(intl, firstName, credit)}
      </h1>
      <p className="mt-3 mb-6 max-w-prose text-base text-ink-2">
        <FormattedMessage id="referral.text" values={{ credit }} />
      </p>
      <CodeCard code={code} problemId={problemId} isAccepted={isAccepted} answer={actionData} />
      <p className="mt-5 text-sm text-ink-3">
        <FormattedMessage id="referral.terms" />
      </p>
    </div>
  );
}

function titleOf(intl: IntlShape, firstName: string | null, credit: string): string {
  return firstName
    ? intl.formatMessage({ id: 'referral.title' }, { name: firstName, credit })
    : intl.formatMessage({ id: 'referral.titleNoName' }, { credit });
}
