import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../ui/dialog.tsx';

type Props = { readonly isOpen: boolean; readonly onClose: () => void; readonly children: ReactNode };

/** 'Items Unavailable' (specification section 8): opens with the cart. */
export function UnavailableDialog({ isOpen, onClose, children }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      closeLabel={formatMessage({ id: 'shell.close' })}
      title={<FormattedMessage id="cart.unavailable.title" />}
    >
      <div className="mt-3">{children}</div>
    </Dialog>
  );
}
