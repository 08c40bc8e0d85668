import { ChevronDown, CreditCard, Heart, LayoutGrid, LogOut, type LucideIcon, MapPin } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useEffect, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, Link } from 'react-router';
import type { ChosenStore } from '../platform/shopper/chosen-store.server.ts';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';
import { useDisclosure } from './use-disclosure.ts';

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium text-ink hover:bg-sage-100';

type Props = {
  readonly store: ChosenStore | null;
  readonly className: string;
  /** Said in place of the words, where there is only an icon. */
  readonly label?: string;
  readonly children: ReactNode;
};

/** The account button of a signed-in customer and what hangs from it. Without JavaScript it leads to the account. */
export function AccountMenu({ store, className, label, children }: Props) {
  const { formatMessage } = useIntl();
  const { isOpen, close, trigger, panel, area, onTriggerClick, onTriggerKeyDown } = useDisclosure();
  const id = useId();
  useCloseOutside(isOpen, [trigger, panel], close);

  const toggle = (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    onTriggerClick(event);
    if (isPlain) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key === ' ') {
      event.preventDefault();
      event.currentTarget.click();
    } else onTriggerKeyDown(event);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes when the focus leaves; the controls inside are real ones
    <div className="relative" onBlur={area.onBlur}>
      <Link
        ref={trigger}
        to="/account"
        role="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
        onKeyDown={onKeyDown}
        className={className}
      >
        {children}
        {label === undefined && (
          <Icon as={ChevronDown} size="s" className={cx('transition-transform', isOpen && 'rotate-180')} />
        )}
      </Link>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut; the links are real ones
        <div
          ref={panel}
          id={id}
          onKeyDown={moveFocus}
          className="absolute top-full right-0 z-40 mt-1.5 w-64 rounded-card bg-white p-2 shadow-pop"
        >
          <nav aria-label={formatMessage({ id: 'shell.account.mine' })}>
            <ul>
              <Row to="/account" icon={LayoutGrid} labelId="shell.account.dashboard" onClick={close} />
              <Row to="/cart/wishlist" icon={Heart} labelId="shell.savedItems" onClick={close} />
              <Row
                to="/my-accounts/payment-method"
                icon={CreditCard}
                labelId="shell.account.payments"
                onClick={close}
              />
              <Row
                to={store ? `/find-your-store/storeid/${store.id}` : '/find-a-store'}
                icon={MapPin}
                labelId="shell.account.store"
                onClick={close}
              />
            </ul>
          </nav>
          <Form method="post" action="/logout" reloadDocument className="mt-2 border-t border-oat-300 pt-2">
            <button type="submit" className={ROW}>
              <Icon as={LogOut} />
              <FormattedMessage id="shell.account.signOut" />
            </button>
          </Form>
        </div>
      )}
    </div>
  );
}

type RowProps = {
  readonly to: string;
  readonly icon: LucideIcon;
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

/** Arrow keys, Home and End within the panel; Tab works as everywhere. */
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

/** A touch beside the menu moves no focus on every device. */
function useCloseOutside(
  isOpen: boolean,
  inside: readonly RefObject<HTMLElement | null>[],
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      const isInside = inside.some(({ current }) => target instanceof Node && current?.contains(target));
      if (!isInside) close();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  });
}
