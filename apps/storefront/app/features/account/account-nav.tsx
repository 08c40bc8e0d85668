import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, NavLink, useLocation } from 'react-router';
import { DOCUMENTS_HREF } from '../../shared/documents/document-links.ts';
import {
  AUTOPAY_HREF,
  HISTORY_HREF,
  MEMBERSHIPS_HREF,
  METHODS_HREF,
  PAY_HREF,
  VISITS_HREF,
} from '../../shared/shopper/account-links.ts';
import { cx } from '../../ui/cx.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

const ROW = cx(
  'flex min-h-11 items-center gap-2.5 px-3.5 py-1.5 text-left font-medium text-ink lg:rounded-control',
  'max-lg:rounded-pill max-lg:text-sm max-lg:whitespace-nowrap max-lg:ring-1 max-lg:ring-oat-500 max-lg:ring-inset',
);
/** Room for the focus ring. */
const ROW_INSET_PX = 4;
const IDLE = 'hover:bg-sage-100 max-lg:bg-white';

/**
 * Links to the account's pages, and "Sign out": from 992 px a column, below a row of chips that scrolls so far that the
 * page at hand is the first.
 */
export function AccountNav() {
  const { formatMessage } = useIntl();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const row = nav.current;
    const current = row?.querySelector<HTMLElement>('[aria-current="page"]');
    if (row && current) row.scrollLeft = current.offsetLeft - ROW_INSET_PX;
  }, [pathname]);
  return (
    <nav
      ref={nav}
      aria-label={formatMessage({ id: 'shell.account.mine' })}
      className="relative flex gap-2 self-start overflow-x-auto p-1 max-lg:-mx-1 lg:grid lg:gap-1.5 lg:p-0 print:hidden"
    >
      <Part to="/account" icon="layout-grid" labelId="account.dashboard" />
      <Part to="/orders" icon="package" labelId="orders.title" />
      <Part to={PAY_HREF} icon="hand-coins" labelId="pay.title" />
      <Part to={HISTORY_HREF} icon="receipt-text" labelId="history.title" />
      <Part to={METHODS_HREF} icon="credit-card" labelId="methods.title" />
      <Part to={AUTOPAY_HREF} icon="repeat" labelId="autopay.title" />
      <Part to={VISITS_HREF} icon="truck" labelId="visits.page.delivery" />
      <Part to={DOCUMENTS_HREF} icon="id-card" labelId="documents.page" />
      <Part to={MEMBERSHIPS_HREF} icon="badge-check" labelId="membership.title" />
      <Part to="/account/wishlist" icon="heart" labelId="shell.savedItems" />
      <Part to="/refer-a-friend/refer" icon="gift" labelId="refer.title" />
      <Part to="/my-accounts/personal-info" icon="user-round" labelId="profile.title" />
      <Part to="/addresses" icon="map-pin" labelId="addresses.title" />
      <Part to="/my-accounts/my-store" icon="store" labelId="shell.account.store" />
      <Part to="/my-accounts/resetPassword" icon="shield-check" labelId="security.title" />
      <Form method="post" action="/logout" reloadDocument className="lg:mt-4">
        <button type="submit" className={cx(ROW, IDLE, 'w-full')}>
          <Icon as="log-out" />
          <FormattedMessage id="shell.account.signOut" />
        </button>
      </Form>
    </nav>
  );
}

type PartProps = { readonly to: string; readonly icon: IconName; readonly labelId: string };

function Part({ to, icon, labelId }: PartProps) {
  return (
    <NavLink
      end
      to={to}
      className={({ isActive }) =>
        cx(ROW, isActive ? 'bg-sage-200 font-semibold max-lg:ring-spruce-700' : IDLE)
      }
    >
      <Icon as={icon} />
      <FormattedMessage id={labelId} />
    </NavLink>
  );
}
