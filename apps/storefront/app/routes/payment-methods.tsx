import { createPaymentFrame, getAutopay } from '@ownpath/contracts/servicing';
import { FormattedMessage, useIntl } from 'react-intl';
import { data } from 'react-router';
import { AccountLayout } from '../features/account/account-layout.tsx';
import { AddMethod, useSavedCount } from '../features/payment-methods/add-method.tsx';
import { MethodRow } from '../features/payment-methods/method-row.tsx';
import { doneIds, keptMethods, problemIds } from '../features/payment-methods/methods-page.ts';
import { RemoveMethod } from '../features/payment-methods/remove-method.tsx';
import { takeMethod } from '../features/payment-methods/take-method.server.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, originContext } from '../platform/load-context.server.ts';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/payment-methods.ts';

/** Kept cards and bank accounts, and the gateway's fields for another one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const { origin: parentOrigin } = context.get(originContext).publicUrl;
  const [autopay, frame] = await Promise.all([
    commerce.call(getAutopay, { body: {} }),
    commerce.call(createPaymentFrame, { body: { parentOrigin } }),
  ]);
  const methods = keptMethods(autopay.paymentMethods, autopay.agreements);
  const asked = url.searchParams.get('remove');
  const removing = methods.find(({ id, agreements }) => id === asked && agreements.length > 0)?.id ?? null;
  const { frameOrigin, cardFrameUrl, bankFrameUrl } = frame;
  return data(
    { page: { methods, frameOrigin, cardFrameUrl, bankFrameUrl }, removing },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const taken = await takeMethod(context.get(commerceContext), await request.formData());
  return data(taken, { status: taken.did === 'nothing' ? 400 : 200 });
}

export const headers = sendLoaderHeaders;
export const shouldRevalidate = () => true;

export default function PaymentMethodsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { page, removing } = loaderData;
  const problem = actionData?.did === 'nothing' ? actionData.problem : null;
  const savedCount = useSavedCount(actionData ?? null);
  const { methods } = page;
  const isAllExpired = methods.length > 0 && methods.every(({ expiryStatus }) => expiryStatus === 'expired');
  const done = actionData && actionData.did !== 'nothing' ? actionData.did : null;
  return (
    <AccountLayout>
      <PageTitle>{formatMessage({ id: 'methods.title' })}</PageTitle>
      <div className="grid min-w-0 gap-8 xl:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-2xl">
            <FormattedMessage id="methods.title" />
          </h1>
          <p className="mt-2 max-w-prose text-ink-2">
            <FormattedMessage
              id={
                methods.length === 0 ? 'methods.none' : isAllExpired ? 'methods.allExpired' : 'methods.intro'
              }
            />
          </p>
          <div className="not-empty:mt-5" role="status">
            {done && (
              <Notice tone="success">
                <FormattedMessage id={doneIds[done]} />
              </Notice>
            )}
            {problem && problem !== 'consent' && (
              <Notice tone="error">
                <FormattedMessage id={problemIds[problem]} />
              </Notice>
            )}
          </div>
          {methods.length > 0 && (
            <ul className="mt-6 rounded-card bg-white px-5 shadow-card sm:px-7">
              {methods.map((method) => (
                <li key={method.id} className="border-b border-oat-300 py-5 last:border-0">
                  <MethodRow method={method} />
                  {removing === method.id && (
                    <RemoveMethod
                      method={method}
                      others={methods.filter(({ id }) => id !== method.id)}
                      problem={problem}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          <p className="mt-4 max-w-prose text-sm text-ink-2">
            <FormattedMessage id="methods.atStore" />
          </p>
        </div>
        <section
          aria-labelledby="add-method"
          className="self-start rounded-card bg-white p-5 shadow-card sm:p-7"
        >
          <h2 id="add-method" className="mb-4 text-[1.375rem]">
            <FormattedMessage id="methods.add.title" />
          </h2>
          <AddMethod {...page} savedCount={savedCount} />
        </section>
      </div>
    </AccountLayout>
  );
}
