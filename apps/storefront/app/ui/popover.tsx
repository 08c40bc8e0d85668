import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { iconButtonClass } from './button.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { floatingClass } from './overlay-classes.ts';

type Props = {
  /** The trigger button. */
  readonly trigger: ReactElement;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly align?: 'start' | 'center' | 'end';
  readonly children: ReactNode;
};

/** A non-modal panel anchored to a button. */
export function Popover({ trigger, title, closeLabel, align = 'start', children }: Props) {
  return (
    <BasePopover.Root>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner sideOffset={8} collisionPadding={16} align={align} className="z-40">
          <BasePopover.Popup className={cx(floatingClass, 'w-80 p-5')}>
            <BasePopover.Title className="pr-10 text-lg">{title}</BasePopover.Title>
            <div className="mt-2">{children}</div>
            <BasePopover.Close
              aria-label={closeLabel}
              className={cx(iconButtonClass, 'absolute! top-2 right-2')}
            >
              <Icon as="x" />
            </BasePopover.Close>
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
