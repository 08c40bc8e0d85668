import { getCustomer } from '@ownpath/contracts/customers';
import { FormattedMessage } from 'react-intl';
import { data, redirect } from 'react-router';
import { AccountPage } from '../features/account/account-layout.tsx';
import { AddressForm } from '../features/addresses/address-form.tsx';
import { ADDRESSES_HREF, AddressList } from '../features/addresses/address-list.tsx';
import { changeAddresses } from '../features/addresses/change-addresses.server.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { commerceContext } from '../platform/load-context.server.ts';
import { requireCustomer } from '../platform/session/own-customer.server.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/addresses.ts';

const doneIds: Readonly<Record<string, string>> = {
  saved: 'addresses.saved',
  removed: 'addresses.removed',
};

/** The address book; `?add` and `?edit={name}` show the form, `?done` what was done. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const customerId = requireCustomer(context, url);
  const { addresses } = await context.get(commerceContext).call(getCustomer, { params: { customerId } });
  const wanted = url.searchParams.get('edit');
  const edited = addresses.find(({ id }) => id === wanted) ?? null;
  if (wanted !== null && !edited) throw redirect(ADDRESSES_HREF);
  const done = url.searchParams.get('done');
  return data(
    {
      addresses,
      edited,
      isAdding: url.searchParams.has('add') || addresses.length === 0,
      done,
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const customerId = requireCustomer(context, url);
  const answer = await changeAddresses(context.get(commerceContext), customerId, await request.formData());
  if (!answer.data.isDone) return answer;
  return redirect(`${ADDRESSES_HREF}?done=${answer.data.form === 'remove' ? 'removed' : 'saved'}`);
}

export const headers = sendLoaderHeaders;
export const shouldRevalidate = () => true;

export default function AddressesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { addresses, edited, isAdding, done } = loaderData;
  const doneId = done !== null && Object.hasOwn(doneIds, done) && doneIds[done];
  const failure = actionData?.form === 'address' ? null : actionData?.failure;
  return (
    <AccountPage titleId="addresses.title">
      <p className="mt-2 mb-6 max-w-prose text-ink-2">
        <FormattedMessage id="addresses.intro" />
      </p>
      <div className="mb-5 empty:hidden">
        {doneId && !actionData && (
          <Notice tone="success" role="status">
            <FormattedMessage id={doneId} />
          </Notice>
        )}
        {failure && (
          <Notice tone="error" role="alert">
            <FormattedMessage id={failure.messageId} values={{ wait: '', reset: (text) => text }} />
          </Notice>
        )}
      </div>
      {edited || isAdding ? (
        <AddressForm
          key={edited?.id ?? ''}
          address={edited}
          isFirst={addresses.length === 0}
          answer={actionData}
        />
      ) : (
        <>
          <AddressList addresses={addresses} />
          <ButtonLink to={`${ADDRESSES_HREF}?add`} variant="outline" className="mt-6 max-sm:w-full">
            <FormattedMessage id="addresses.add" />
          </ButtonLink>
        </>
      )}
    </AccountPage>
  );
}
