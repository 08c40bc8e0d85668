import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { iconButtonClass } from './icon-button.tsx';

const WIDTHS = { small: 'md:max-w-110', large: 'md:max-w-190' } as const;

type Props = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly size?: keyof typeof WIDTHS;
  /** False for dialogs that a click beside them must not close; Escape and Close still do. */
  readonly closesOnScrim?: boolean;
  /** The title is read out, but something else says it to the eye. */
  readonly isTitleHidden?: boolean;
  readonly children: ReactNode;
};

/** A centred dialog, from 768 px down a sheet at the foot. Focus is kept inside and returned at the end. */
export function Dialog(props: Props) {
  const {
    isOpen,
    onClose,
    title,
    closeLabel,
    size = 'small',
    closesOnScrim = true,
    isTitleHidden,
    children,
  } = props;
  return (
    <BaseDialog.Root
      open={isOpen}
      disablePointerDismissal={!closesOnScrim}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop
          className={cx(
            'fixed inset-0 z-50 bg-scrim transition-opacity duration-enter',
            'data-ending-style:opacity-0 data-starting-style:opacity-0',
          )}
        />
        <BaseDialog.Viewport className="fixed inset-0 z-50 grid items-end overflow-y-auto md:place-items-center md:p-4">
          <BaseDialog.Popup
            className={cx(
              'relative w-full rounded-t-panel bg-oat-50 p-5 shadow-pop outline-none md:rounded-panel md:p-8',
              'transition-[opacity,transform] duration-enter ease-settle',
              'data-ending-style:translate-y-3 data-ending-style:opacity-0',
              'data-starting-style:translate-y-3 data-starting-style:opacity-0',
              WIDTHS[size],
            )}
          >
            <BaseDialog.Title className={isTitleHidden ? 'sr-only' : 'pr-12 text-xl'}>
              {title}
            </BaseDialog.Title>
            {children}
            <BaseDialog.Close
              aria-label={closeLabel}
              className={cx(iconButtonClass, 'absolute! top-3 right-3')}
            >
              <Icon as={X} />
            </BaseDialog.Close>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
