import type { CustomerAddress } from '@ownpath/contracts/customers';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

export const ADDRESSES_HREF = '/addresses';

type Props = { readonly addresses: readonly CustomerAddress[] };

/** The address book, the preferred address first. */
export function AddressList({ addresses }: Props) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {addresses.map((address) => (
        <li key={address.id} className="flex min-w-0 flex-col rounded-card bg-white p-5 shadow-card">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg wrap-anywhere">
            {address.id}
            {address.isPreferred && (
              <Badge tone="spruce">
                <FormattedMessage id="addresses.preferred" />
              </Badge>
            )}
          </h2>
          <p className="mt-2 mb-4 flex gap-2.5 wrap-anywhere text-ink-2">
            <Icon as="map-pin" className="mt-0.5 flex-none text-spruce-700" />
            <span>
              {address.address1}
              {address.address2 && `, ${address.address2}`}
              <br />
              {address.city}, {address.stateCode} {address.postalCode}
            </span>
          </p>
          <div className="mt-auto flex flex-wrap items-center gap-x-4">
            <ButtonLink
              to={`${ADDRESSES_HREF}?edit=${encodeURIComponent(address.id)}`}
              variant="link"
              size="small"
            >
              <FormattedMessage id="addresses.edit" values={named(address)} />
            </ButtonLink>
            {!address.isPreferred && <OneButton form="prefer" address={address} textId="addresses.prefer" />}
            <OneButton form="remove" address={address} textId="addresses.remove" />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The name of the address, for screen readers only: beside the heading it would be said twice. */
const named = ({ id }: CustomerAddress) => ({
  name: id,
  hidden: (text: ReactNode) => <span className="sr-only">{text}</span>,
});

type ButtonProps = {
  readonly form: 'prefer' | 'remove';
  readonly address: CustomerAddress;
  readonly textId: string;
};

function OneButton({ form, address, textId }: ButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="original" value={address.id} />
      <Button type="submit" variant="link" size="small">
        <FormattedMessage id={textId} values={named(address)} />
      </Button>
    </Form>
  );
}
