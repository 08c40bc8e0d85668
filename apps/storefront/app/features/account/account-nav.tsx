import {
  CreditCard,
  HandCoins,
  Heart,
  LayoutGrid,
  LogOut,
  type LucideIcon,
  Package,
  ReceiptText,
  ShieldCheck,
} from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, NavLink } from 'react-router';
import { HISTORY_HREF, PAY_HREF } from '../../shared/shopper/payment-links.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';

const ROW = cx(
  'flex h-full min-h-11 items-center gap-2.5 rounded-control px-3 py-1.5 text-left font-medium text-ink',
  'max-lg:text-sm max-lg:shadow-card',
);
const IDLE = 'hover:bg-sage-100 max-lg:bg-white';

/** Links to the account's pages, and "Sign out": a row of chips on narrow screens, a column from 992 px. */
export function AccountNav() {
  const { formatMessage } = useIntl();
  return (
    <nav
      aria-label={formatMessage({ id: 'shell.account.mine' })}
      className="grid grid-cols-2 gap-2 self-start sm:grid-cols-3 lg:grid-cols-1 lg:gap-1.5"
    >
      <Part to="/account" icon={LayoutGrid} labelId="shell.account.dashboard" />
      <Part to="/orders" icon={Package} labelId="orders.title" />
      <Part to={PAY_HREF} icon={HandCoins} labelId="pay.title" />
      <Part to={HISTORY_HREF} icon={ReceiptText} labelId="history.title" />
      <Part to="/my-accounts/payment-method" icon={CreditCard} labelId="shell.account.payments" />
      <Part to="/account/wishlist" icon={Heart} labelId="shell.savedItems" />
      <Part to="/my-accounts/resetPassword" icon={ShieldCheck} labelId="security.title" />
      <Form method="post" action="/logout" reloadDocument className="lg:mt-4">
        <button type="submit" className={cx(ROW, IDLE, 'w-full')}>
          <Icon as={LogOut} />
          <FormattedMessage id="shell.account.signOut" />
        </button>
      </Form>
    </nav>
  );
}

type PartProps = { readonly to: string; readonly icon: LucideIcon; readonly labelId: string };

function Part({ to, icon, labelId }: PartProps) {
  return (
    <NavLink end to={to} className={({ isActive }) => cx(ROW, isActive ? 'bg-sage-200 font-semibold' : IDLE)}>
      <Icon as={icon} />
      <FormattedMessage id={labelId} />
    </NavLink>
  );
}
