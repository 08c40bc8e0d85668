import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { buttonClass } from './button.tsx';
import { cx } from './cx.ts';
import { backdropClass, dialogPopupClass, dialogViewportClass } from './overlay-classes.ts';

type Props = {
  readonly isOpen: boolean;
  readonly onAnswer: (isConfirmed: boolean) => void;
  /** Texts default to specification section 2. Prefer a verb over Yes. */
  readonly title?: ReactNode;
  readonly message?: ReactNode;
  readonly yes?: ReactNode;
  readonly no?: ReactNode;
};

/** A question that must be answered: a click outside does nothing, Escape means no. */
export function ConfirmPrompt({ isOpen, onAnswer, title, message, yes, no }: Props) {
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onAnswer(false))}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClass} />
        <AlertDialog.Viewport className={dialogViewportClass}>
          <AlertDialog.Popup className={cx(dialogPopupClass, 'md:max-w-110')}>
            <AlertDialog.Title className="text-xl">
              {title ?? <FormattedMessage id="ui.confirm.title" />}
            </AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-base text-ink-2">
              {message ?? <FormattedMessage id="ui.confirm.message" />}
            </AlertDialog.Description>
            <div className="mt-6 flex flex-col gap-3 md:flex-row-reverse">
              <button
                type="button"
                onClick={() => onAnswer(true)}
                className={cx(buttonClass({}), 'md:min-w-28')}
              >
                {yes ?? <FormattedMessage id="ui.confirm.yes" />}
              </button>
              <AlertDialog.Close className={cx(buttonClass({ variant: 'outline' }), 'md:min-w-28')}>
                {no ?? <FormattedMessage id="ui.confirm.no" />}
              </AlertDialog.Close>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
