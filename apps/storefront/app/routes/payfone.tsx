import { getPhoneMatch } from '@ownpath/contracts/phone-match';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect, useNavigation } from 'react-router';
import { CheckoutLayout } from '../features/checkout/checkout-layout.tsx';
import { PLAIN_STEPS } from '../features/checkout/step-names.ts';
import { CodeCard } from '../features/phone-match/code-card.tsx';
import { ConfirmCard } from '../features/phone-match/confirm-card.tsx';
import { NumberForm } from '../features/phone-match/number-form.tsx';
import { takePhoneMatch } from '../features/phone-match/phone-match.server.ts';
import { PhonePromise } from '../features/phone-match/phone-promise.tsx';
import { keep } from '../platform/browser-storage.ts';
import { safeReturnPath } from '../platform/http/requests.ts';
import { retryAfter, sendLoaderHeaders } from '../platform/http/responses.ts';
import { waitText } from '../platform/i18n/wait-text.ts';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { keepLocatedStore } from '../shared/shopper/chosen-store.server.ts';
import type { LayoutHandle } from '../shell/page-shell.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/payfone.ts';

export const handle: LayoutHandle = { layout: 'checkout' };

const APPLICATION = '/instant-approval';

function addressOf(returnTo: string): string {
  return returnTo === APPLICATION ? '/payfone' : `/payfone?returnTo=${encodeURIComponent(returnTo)}`;
}

/** Phone match before the application. Leads on to it where there is none, or once it is done. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const returnTo = safeReturnPath(url.searchParams.get('returnTo'), APPLICATION);
  const state = await context.get(commerceContext).call(getPhoneMatch, { body: {} });
  if (state.view === 'off' || state.view === 'done') throw redirect(returnTo);
  const isChanging = url.searchParams.get('number') === 'change';
  return data(
    { state: isChanging ? { ...state, view: 'number' as const } : state, returnTo },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const commerce = context.get(commerceContext);
  const returnTo = safeReturnPath(url.searchParams.get('returnTo'), APPLICATION);
  const outcome = await takePhoneMatch(commerce, await request.formData());
  await keepLocatedStore(commerce, context.get(sessionContext));
  if ('returned' in outcome) {
    const { returned, status } = outcome;
    return data(returned, { status, headers: retryAfter(returned.waitSeconds) });
  }
  const { view } = outcome.state;
  return redirect(view === 'done' || view === 'off' ? returnTo : addressOf(returnTo));
}

export const headers = sendLoaderHeaders;

export default function PayfonePage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, returnTo } = loaderData;
  const { view, phone, person } = state;
  const { state: navigation, formMethod } = useNavigation();
  const isSending = navigation !== 'idle' && formMethod === 'POST';
  useEffect(() => {
    if (view !== 'number' && phone !== null) keep('phoneNumber', phone);
  }, [view, phone]);
  const address = addressOf(returnTo);
  return (
    <CheckoutLayout
      step="wof"
      steps={PLAIN_STEPS}
      title={<FormattedMessage id="phoneMatch.title" />}
      intro={<FormattedMessage id="phoneMatch.intro" />}
      aside={<PhonePromise />}
    >
      <Failure code={actionData?.failureCode} waitSeconds={actionData?.waitSeconds} />
      {view === 'number' && <NumberForm phone={phone ?? ''} returned={actionData} isSending={isSending} />}
      {view === 'code' && (
        <CodeCard
          phone={phone ?? ''}
          mayResendAt={state.mayResendAt}
          changeHref={`${address}${address.includes('?') ? '&' : '?'}number=change`}
          returned={actionData}
          isSending={isSending}
        />
      )}
      {view === 'confirm' && person && (
        <ConfirmCard
          person={person}
          isExistingCustomer={state.isExistingCustomer}
          signInHref={`/login?returnTo=${encodeURIComponent(returnTo)}`}
          isSending={isSending}
        />
      )}
    </CheckoutLayout>
  );
}

type FailureProps = {
  readonly code: string | null | undefined;
  readonly waitSeconds: number | null | undefined;
};

function Failure({ code, waitSeconds }: FailureProps) {
  const intl = useIntl();
  if (!code) return null;
  return (
    <div className="mb-6 max-w-xl">
      <Notice tone="error" role="alert">
        <FormattedMessage
          id={code === 'TooManyRequests' ? 'phoneMatch.tooMany' : 'phoneMatch.unavailable'}
          values={{ wait: waitText(intl, waitSeconds) }}
        />
      </Notice>
    </div>
  );
}
