import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref } from 'react-router';
import { AssetParagraphs } from '../../features/content/asset-paragraphs.tsx';
import { DealsForm } from '../../features/deals/deals-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogBand } from '../../ui/dialog-band.tsx';
import type { DealsModalContent } from './route.ts';

/** The retailer's words and the sign-up form; without the words nobody is asked. */
export function DealsModal({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const address = useHref('/deals-modal');
  const [content, setContent] = useState<DealsModalContent | null>(null);
  const giveUp = useEffectEvent(onClose);
  useEffect(() => {
    const aborter = new AbortController();
    fetch(address, { headers: { Accept: 'application/json' }, signal: aborter.signal })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as DealsModalContent | null) : null))
      .then((loaded) => (loaded ? setContent(loaded) : giveUp()))
      .catch((error: unknown) => {
        if (aborter.signal.aborted) return;
        console.warn('Nobody is asked to sign up for deals.', error);
        giveUp();
      });
    return () => aborter.abort();
  }, [address]);
  if (content === null) return null;
  const decline = () => {
    // What is lost is asked for again on another visit.
    const body = new URLSearchParams({ intent: 'decline' });
    void fetch(address, { method: 'POST', body, keepalive: true }).catch(() => {});
    onClose();
  };
  const { heading, terms } = content;
  return (
    <Dialog
      isOpen
      onClose={decline}
      title={heading.title}
      isTitleHidden
      hasDarkLead
      closeLabel={formatMessage({ id: 'shell.close' })}
      lead={
        <DialogBand title={heading.title}>
          {heading.lead && <p className="relative mt-2 max-w-[32ch] text-base">{heading.lead}</p>}
        </DialogBand>
      }
    >
      <DealsForm source="modal" terms={<AssetParagraphs blocks={terms} />} isShell onDone={onClose} />
      <Button variant="outline" isBlock onClick={decline} className="mt-3">
        <FormattedMessage id="interstitial.decline" />
      </Button>
    </Dialog>
  );
}
