import { shownFirstName } from '@ownpath/domain/account';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { CountBadge } from '../ui/badge.tsx';
import { iconButtonClass } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { AccountMenu } from './account-menu.tsx';
import type { ShellData } from './shell-data.ts';
import { SignInLink } from './sign-in-link.tsx';

type Props = { readonly shell: Pick<ShellData, 'customer' | 'cartCount'> };

const ACTION =
  'relative inline-flex min-h-11 items-center gap-2 rounded-pill px-3 font-semibold text-ink hover:bg-sage-100';

/** Account, saved items and cart with labels. */
export function HeaderActions({ shell: { customer, cartCount } }: Props) {
  return (
    <div className="flex items-center gap-1">
      {customer ? (
        <AccountMenu className={ACTION}>
          <Icon as="user-round" />
          {shownFirstName(customer.firstName) ?? <FormattedMessage id="shell.account" />}
        </AccountMenu>
      ) : (
        <SignInLink className={ACTION}>
          <Icon as="user-round" />
          <FormattedMessage id="shell.signIn" />
        </SignInLink>
      )}
      <Action to="/cart/wishlist" icon="heart">
        <FormattedMessage id="shell.saved" />
      </Action>
      <Action to="/cart" icon="shopping-cart">
        <FormattedMessage id="shell.cart" />
        <CartCount count={cartCount} />
      </Action>
    </div>
  );
}

/** The same as icons, for narrow screens. */
export function CompactHeaderActions({ shell: { customer, cartCount } }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div className="flex items-center">
      <Link
        to="/cart/wishlist"
        aria-label={formatMessage({ id: 'shell.savedItems' })}
        className={iconButtonClass}
      >
        <Icon as="heart" />
      </Link>
      {customer ? (
        <AccountMenu label={formatMessage({ id: 'shell.account.mine' })} className={iconButtonClass}>
          <Icon as="user-round" />
        </AccountMenu>
      ) : (
        <SignInLink label={formatMessage({ id: 'shell.signIn' })} className={iconButtonClass}>
          <Icon as="user-round" />
        </SignInLink>
      )}
      <Link
        to="/cart"
        aria-label={formatMessage({ id: 'shell.cart.withCount' }, { count: cartCount })}
        className={iconButtonClass}
      >
        <Icon as="shopping-cart" />
        {cartCount > 0 && (
          <span aria-hidden="true" className="absolute top-0.5 right-0 flex">
            <CountBadge count={cartCount} />
          </span>
        )}
      </Link>
    </div>
  );
}

function CartCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true" className="-ml-0.5 flex">
        <CountBadge count={count} />
      </span>
      <span className="sr-only">
        <FormattedMessage id="shell.cart.count" values={{ count }} />
      </span>
    </>
  );
}

type ActionProps = { readonly to: string; readonly icon: IconName; readonly children: ReactNode };

function Action({ to, icon, children }: ActionProps) {
  return (
    <Link to={to} className={ACTION}>
      <Icon as={icon} />
      {children}
    </Link>
  );
}
