import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { iconButtonClass } from './button.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { backdropClass, dialogPopupClass, dialogViewportClass } from './overlay-classes.ts';

/** Small for sign-in and questions, medium for offers, large for added to cart. */
const WIDTHS = { small: 'md:max-w-110', medium: 'md:max-w-130', large: 'md:max-w-190' } as const;

type Props = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly size?: keyof typeof WIDTHS;
  /** False when a click outside must not close it; Escape and Close still do. */
  readonly closesOnScrim?: boolean;
  /** Hides the title visually; screen readers still read it. */
  readonly isTitleHidden?: boolean;
  /** Decoration above the title. */
  readonly lead?: ReactNode;
  /** The lead is dark below the close button. */
  readonly hasDarkLead?: boolean;
  /** Read with the title when the dialog opens. */
  readonly description?: ReactNode;
  readonly children: ReactNode;
};

/** A centred dialog; below 768 px a bottom sheet. Traps the focus and returns it on close. */
export function Dialog(props: Props) {
  const {
    isOpen,
    onClose,
    title,
    closeLabel,
    size = 'small',
    closesOnScrim = true,
    isTitleHidden,
    lead,
    hasDarkLead,
    description,
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
        <BaseDialog.Backdrop className={backdropClass} />
        <BaseDialog.Viewport className={dialogViewportClass}>
          <BaseDialog.Popup className={cx(dialogPopupClass, WIDTHS[size])}>
            {lead}
            <BaseDialog.Title className={isTitleHidden ? 'sr-only' : 'pr-12 text-xl'}>
              {title}
            </BaseDialog.Title>
            {description && (
              <BaseDialog.Description className="mt-2 text-ink-2">{description}</BaseDialog.Description>
            )}
            {children}
            <BaseDialog.Close
              aria-label={closeLabel}
              className={cx(
                iconButtonClass,
                'absolute! top-3 right-3',
                hasDarkLead && 'text-white! hover:bg-white/10!',
              )}
            >
              <Icon as="x" />
            </BaseDialog.Close>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
