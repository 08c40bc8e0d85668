import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useState,
} from 'react';
import { Link } from 'react-router';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';
import { useDisclosure } from './use-disclosure.ts';

const AccountPanel = lazy(() =>
  import('./account-panel.tsx').then((module) => ({ default: module.AccountPanel })),
);

type Props = {
  readonly className: string;
  /** Accessible name of the icon-only variant. */
  readonly label?: string;
  readonly children: ReactNode;
};

/**
 * The account button of a signed-in customer. The panel's code loads on the first press. Without JavaScript the button
 * is a link to the account.
 */
export function AccountMenu({ className, label, children }: Props) {
  const { isOpen, close, trigger, panel, area, onTriggerClick } = useDisclosure();
  const [isByArrow, setIsByArrow] = useState(false);
  const id = useId();
  useCloseOutside(isOpen, [trigger, panel], close);

  const toggle = (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    onTriggerClick(event);
    if (isPlain) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    setIsByArrow(event.key === 'ArrowDown');
    if (event.key !== ' ' && (event.key !== 'ArrowDown' || isOpen)) return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes when the focus leaves; the controls inside are interactive elements
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
          <Icon as="chevron-down" size="s" className={cx('transition-transform', isOpen && 'rotate-180')} />
        )}
      </Link>
      {isOpen && (
        <Suspense>
          <AccountPanel id={id} ref={panel} startsFocused={isByArrow} onNavigate={close} />
        </Suspense>
      )}
    </div>
  );
}

/** Not every device moves the focus on a touch outside, so blur isn't enough. */
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
