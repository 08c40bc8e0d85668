import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import { floatingClass } from './overlay-classes.ts';

const itemClass = cx(
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left font-medium text-ink outline-none select-none',
  'data-highlighted:bg-sage-100 data-disabled:text-ink-3 forced-colors:data-highlighted:outline-2',
);

type Props = {
  /** The trigger button. */
  readonly trigger: ReactElement;
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
};

/** A drop-down menu with arrow keys, type-ahead and Escape. */
export function Menu({ trigger, align = 'start', children }: Props) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={8} collisionPadding={16} align={align} className="z-40">
          <BaseMenu.Popup className={cx(floatingClass, 'min-w-56 p-2')}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

type ItemProps = { readonly icon?: IconName; readonly children: ReactNode };

export function MenuLink({ to, icon, children }: ItemProps & { readonly to: string }) {
  return (
    <BaseMenu.LinkItem closeOnClick render={<Link to={to} />} className={itemClass}>
      {icon && <Icon as={icon} />}
      {children}
    </BaseMenu.LinkItem>
  );
}

type ActionProps = ItemProps & { readonly onSelect: () => void; readonly isDisabled?: boolean };

export function MenuAction({ onSelect, isDisabled = false, icon, children }: ActionProps) {
  return (
    <BaseMenu.Item onClick={onSelect} disabled={isDisabled} className={itemClass}>
      {icon && <Icon as={icon} />}
      {children}
    </BaseMenu.Item>
  );
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="mx-3 my-2 h-px bg-oat-300" />;
}
