import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link } from 'react-router';
import { Icon, type IconName } from '../ui/icon.tsx';

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium text-ink hover:bg-sage-100';

type Props = {
  readonly id: string;
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Focuses the first entry, when opened by an arrow key. */
  readonly startsFocused: boolean;
  readonly onNavigate: () => void;
};

/** The drop-down of the account button. */
export function AccountPanel({ id, ref, startsFocused, onNavigate }: Props) {
  const { formatMessage } = useIntl();
  useEffect(() => {
    if (startsFocused) ref.current?.querySelector('a')?.focus();
  }, [startsFocused, ref]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut; the links work without them
    <div
      ref={ref}
      id={id}
      onKeyDown={moveFocus}
      className="absolute top-full right-0 z-40 mt-1.5 w-64 rounded-card bg-white p-2 shadow-pop"
    >
      <nav aria-label={formatMessage({ id: 'shell.account.mine' })}>
        <ul>
          <Row to="/account" icon="layout-grid" labelId="shell.account.dashboard" onClick={onNavigate} />
          <Row to="/cart/wishlist" icon="heart" labelId="shell.savedItems" onClick={onNavigate} />
          <Row
            to="/my-accounts/payment-method"
            icon="credit-card"
            labelId="shell.account.payments"
            onClick={onNavigate}
          />
          <Row to="/my-accounts/my-store" icon="map-pin" labelId="shell.account.store" onClick={onNavigate} />
        </ul>
      </nav>
      <Form method="post" action="/logout" reloadDocument className="mt-2 border-t border-oat-300 pt-2">
        <button type="submit" className={ROW}>
          <Icon as="log-out" />
          <FormattedMessage id="shell.account.signOut" />
        </button>
      </Form>
    </div>
  );
}

type RowProps = {
  readonly to: string;
  readonly icon: IconName;
  readonly labelId: string;
  readonly onClick: () => void;
};

function Row({ to, icon, labelId, onClick }: RowProps) {
  return (
    <li>
      <Link to={to} onClick={onClick} className={ROW}>
        <Icon as={icon} />
        <FormattedMessage id={labelId} />
      </Link>
    </li>
  );
}

/** Arrow keys, Home and End move the focus within the panel. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const current = rows.findIndex((row) => row.matches(':focus'));
  const next = {
    ArrowDown: (current + 1) % rows.length,
    ArrowUp: (current - 1 + rows.length) % rows.length,
    Home: 0,
    End: rows.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  rows[next]?.focus();
}
