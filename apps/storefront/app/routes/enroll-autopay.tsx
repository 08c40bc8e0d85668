import { getAutopay } from '@ownpath/contracts/servicing';
import { FormattedMessage } from 'react-intl';
import { data, redirect } from 'react-router';
import { AccountPage } from '../features/account/account-layout.tsx';
import { AutopayRow } from '../features/autopay/autopay-row.tsx';
import { AutopayRules } from '../features/autopay/autopay-rules.tsx';
import { chargeDays, problemIds } from '../features/autopay/autopay-texts.ts';
import { ComingCharges } from '../features/autopay/coming-charges.tsx';
import { takeAutopay } from '../features/autopay/take-autopay.server.ts';
import { TurnOn } from '../features/autopay/turn-on.tsx';
import { UndoNotice, useUndoToast } from '../features/autopay/use-undo-toast.tsx';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { useHourText } from '../platform/i18n/hour-text.ts';
import { followMailLanguage } from '../platform/i18n/mail-language.server.ts';
import { commerceContext } from '../platform/load-context.server.ts';
import { AUTOPAY_HREF, enrolledHref } from '../shared/shopper/account-links.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/enroll-autopay.ts';

/** Autopay of each agreement; the one that the address names is opened to be turned on. */
export async function loader({ context, url }: Route.LoaderArgs) {
  followMailLanguage(context, AUTOPAY_HREF, url);
  const autopay = await context.get(commerceContext).call(getAutopay, { body: {} });
  const asked = url.searchParams.get('agreement');
  const opened = autopay.agreements.find(
    ({ agreementNumber, mayTurnOn }) => agreementNumber === asked && mayTurnOn,
  );
  return data(
    { autopay, opened: opened?.agreementNumber ?? null },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const taken = await takeAutopay(context.get(commerceContext), await request.formData());
  if (taken.did === 'enrolled') return redirect(enrolledHref(taken.agreementNumber));
  return data(taken, { status: taken.did === 'nothing' ? 400 : 200 });
}

export const headers = sendLoaderHeaders;
/** What was refused is shown beside autopay as it is now. */
export const shouldRevalidate = () => true;

export default function EnrollAutopayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { autopay, opened } = loaderData;
  const { agreements, paymentMethods, chargeHour, today } = autopay;
  const time = useHourText()(chargeHour);
  const problem = actionData?.did === 'nothing' ? actionData.problem : null;
  useUndoToast(actionData ?? null);
  return (
    <AccountPage titleId="autopay.title">
      <p className="mt-2 max-w-prose text-ink-2">
        <FormattedMessage id={agreements.length === 0 ? 'autopay.none' : 'autopay.intro'} values={{ time }} />
      </p>
      <UndoNotice taken={actionData ?? null} />
      {agreements.length === 0 && (
        <ButtonLink to="/account" variant="outline" className="mt-5">
          <FormattedMessage id="shell.account.mine" />
        </ButtonLink>
      )}
      {problem && opened === null && (
        <div className="mt-5" role="alert">
          <Notice tone="error">
            <FormattedMessage id={problemIds[problem]} />
          </Notice>
        </div>
      )}
      {agreements.length > 0 && (
        <div className="mt-6 grid gap-8 xl:grid-cols-[minmax(0,1fr)_23rem]">
          <div className="min-w-0">
            <ul className="grid gap-4">
              {agreements.map((agreement) => {
                const isOpen = agreement.agreementNumber === opened;
                return (
                  <li key={agreement.agreementId} className="rounded-card bg-white p-5 shadow-card sm:p-7">
                    <AutopayRow agreement={agreement} isOpen={isOpen} />
                    {isOpen && (
                      <TurnOn key={opened} agreement={agreement} methods={paymentMethods} problem={problem} />
                    )}
                  </li>
                );
              })}
            </ul>
            <AutopayRules time={time} />
          </div>
          <aside className="min-w-0 self-start">
            <ComingCharges days={chargeDays(agreements, opened)} today={today} />
          </aside>
        </div>
      )}
    </AccountPage>
  );
}
