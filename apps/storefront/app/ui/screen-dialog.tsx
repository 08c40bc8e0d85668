import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { iconButtonClass } from './button.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

type Props = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** What takes the focus when it opens; the button that closes it otherwise. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Fills the space below the title. */
  readonly children: ReactNode;
};

/** A full-screen dialog. Traps the focus and returns it on close. */
export function ScreenDialog({ isOpen, onClose, title, closeLabel, initialFocus, children }: Props) {
  return (
    <BaseDialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Popup
          initialFocus={initialFocus}
          className={cx(
            'fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)] bg-oat-50 outline-none',
            'transition-opacity duration-enter data-ending-style:opacity-0 data-starting-style:opacity-0',
          )}
        >
          <div className="flex items-center justify-between gap-4 border-b border-oat-300 py-1.5 pr-2 pl-4 md:pr-4 md:pl-8">
            <BaseDialog.Title className="min-w-0 truncate font-sans text-base font-semibold tracking-normal">
              {title}
            </BaseDialog.Title>
            <BaseDialog.Close aria-label={closeLabel} className={iconButtonClass}>
              <Icon as="x" />
            </BaseDialog.Close>
          </div>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
