import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { iconButtonClass } from './button.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { backdropClass } from './overlay-classes.ts';

const SIDES = {
  left: 'left-0 rounded-r-card data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right: 'right-0 rounded-l-card data-ending-style:translate-x-full data-starting-style:translate-x-full',
} as const;

type Props = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly side?: keyof typeof SIDES;
  /** Replaces the visible title, which screen readers still read. */
  readonly header?: ReactNode;
  readonly children: ReactNode;
};

/** A panel at the edge of the screen, at most 346 px wide. Traps the focus and returns it on close. */
export function Drawer({ isOpen, onClose, title, closeLabel, side = 'left', header, children }: Props) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup
          className={cx(
            'fixed inset-y-0 z-50 flex w-(--drawer-max) max-w-[calc(100vw-2.5rem)] flex-col overflow-y-auto',
            'bg-oat-50 shadow-pop outline-none transition-transform duration-enter ease-settle',
            SIDES[side],
          )}
        >
          <div className="flex items-center justify-between border-b border-oat-300 py-2 pr-2 pl-4">
            {header}
            <Dialog.Title className={header ? 'sr-only' : 'text-[1.375rem]'}>{title}</Dialog.Title>
            <Dialog.Close aria-label={closeLabel} className={iconButtonClass}>
              <Icon as="x" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
