import { getCustomer } from '@ownpath/contracts/customers';
import { getProfileStatus } from '@ownpath/contracts/profile';
import { FormattedMessage } from 'react-intl';
import { data } from 'react-router';
import { AccountPage } from '../features/account/account-layout.tsx';
import { closeOwnAccount } from '../features/profile/close-account.server.ts';
import { ClosingBlockers, ClosingConsequences } from '../features/profile/closing-facts.tsx';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { requireCustomer } from '../platform/session/own-customer.server.ts';
import { AccountFormBox } from '../shared/account-form/account-form-box.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import type { Route } from './+types/close-account.ts';

/** What closing the account means, why it may have to wait, and the form that does it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const customerId = requireCustomer(context, url);
  const commerce = context.get(commerceContext);
  const [{ hasPassword, email }, { closing }] = await Promise.all([
    commerce.call(getCustomer, { params: { customerId } }),
    commerce.call(getProfileStatus, { body: {} }),
  ]);
  requireCustomer(context, url);
  const headers = { 'Cache-Control': 'no-store' };
  return data({ hasPassword, email: email ?? '', closing }, { headers });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const customerId = requireCustomer(context, url);
  const commerce = context.get(commerceContext);
  const { hasPassword } = await commerce.call(getCustomer, { params: { customerId } });
  const answer = await closeOwnAccount(commerce, await request.formData(), hasPassword);
  if (answer.data.isDone) context.get(sessionContext).clear();
  return answer;
}

export const headers = sendLoaderHeaders;
/** The action ended the session: the page must keep showing its answer. */
export const shouldRevalidate = ({ actionResult }: { actionResult?: { isDone?: boolean } }) =>
  actionResult?.isDone !== true;

export default function CloseAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hasPassword, email, closing } = loaderData;
  if (actionData?.isDone) return <Closed email={email} />;
  const { blockers, keeps } = closing;
  return (
    <AccountPage titleId="closing.title">
      {blockers.length > 0 ? (
        <>
          <p className="mt-3 max-w-prose text-base">
            <FormattedMessage id="closing.notYet" />
          </p>
          <ClosingBlockers blockers={blockers} />
        </>
      ) : (
        <>
          <p className="mt-3 max-w-prose text-base">
            <FormattedMessage id="closing.text" values={{ email }} />
          </p>
          <ClosingConsequences keeps={keeps} />
          <div className="mt-8 rounded-card bg-white p-5 shadow-card sm:p-7">
            <AccountFormBox
              form="close"
              answer={actionData}
              done=""
              submit={<FormattedMessage id="closing.close" />}
            >
              {(fieldOf) => (
                <>
                  {hasPassword && (
                    <PasswordField {...fieldOf('currentPassword', 'security.currentPassword')} required />
                  )}
                  <Checkbox {...fieldOf('isSure')} label={<FormattedMessage id="closing.isSure" />} />
                </>
              )}
            </AccountFormBox>
          </div>
        </>
      )}
      <ButtonLink to="/my-accounts/personal-info" variant="link" className="mt-5">
        <FormattedMessage id="closing.keep" />
      </ButtonLink>
    </AccountPage>
  );
}

function Closed({ email }: { readonly email: string }) {
  return (
    <div className="page-width max-w-2xl pt-8 pb-section lg:pt-12">
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id="closing.done" />
      </h1>
      <p role="status" className="mt-3 mb-6 text-base wrap-anywhere">
        <FormattedMessage id="closing.done.text" values={{ email }} />
      </p>
      <ButtonLink to="/" reloadDocument variant="outline">
        <FormattedMessage id="closing.home" />
      </ButtonLink>
    </div>
  );
}
