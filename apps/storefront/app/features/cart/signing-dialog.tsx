import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AgreementFigures } from '../../shared/agreements/agreement-figures.tsx';
import { signingHref } from '../../shared/shopper/order-links.ts';
import type { SigningNotice } from '../../shared/shopper/signing-notice.server.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The docusign modal: the agreement with its figures, and the way to sign it. Closing it leaves the cart's notice. */
export function SigningDialog({ notice }: { readonly notice: SigningNotice }) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(true);
  const { orderNo, names, quote } = notice;
  const close = () => setIsOpen(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={intl.formatMessage({ id: 'signing.ready.title' })}
      description={intl.formatList(names, { type: 'conjunction' })}
      closeLabel={intl.formatMessage({ id: 'signing.ready.close' })}
      lead={
        <span className="mb-4 grid size-12 place-items-center rounded-pill bg-sage-200 text-spruce-800">
          <Icon as="file-signature" />
        </span>
      }
    >
      <AgreementFigures quote={quote} className="mt-4 p-4 text-sm" />
      <p className="mt-4 text-sm text-ink-2">
        <FormattedMessage id="signing.ready.text" />
      </p>
      <div className="mt-6 grid gap-3">
        <ButtonLink to={signingHref(orderNo)} variant="action" onClick={close}>
          <FormattedMessage id="signing.ready.open" />
        </ButtonLink>
        <Button variant="outline" onClick={close}>
          <FormattedMessage id="signing.ready.later" />
        </Button>
      </div>
    </Dialog>
  );
}
