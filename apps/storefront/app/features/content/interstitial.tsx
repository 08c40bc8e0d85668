import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref, useLocation } from 'react-router';
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogBand } from '../../ui/dialog-band.tsx';
import { mayInterrupt } from './interstitial-cookie.ts';
import type { InterstitialContent } from './load-interstitial.server.ts';

/** Fetches the content of the visit and shows it, unless the shopper has gone on to a page that it must not interrupt. */
export function Interstitial({ isDue }: { readonly isDue: boolean }) {
  const { pathname, search } = useLocation();
  const address = useHref('/interstitial');
  const [content, setContent] = useState<InterstitialContent | null>(null);
  const visit = useRef('');
  visit.current = String(
    new URLSearchParams({
      page: pathname,
      campaign: new URLSearchParams(search).get('utm_campaign') ?? '',
    }),
  );
  useEffect(() => {
    if (!isDue) return;
    fetch(`${address}?${visit.current}`, { headers: { Accept: 'application/json' } })
      .then(async (answer) => answer.ok && setContent((await answer.json()) as InterstitialContent | null))
      .catch((error: unknown) => console.warn('The interstitial is left out.', error));
  }, [address, isDue]);
  if (content === null || !mayInterrupt(pathname)) return null;
  return <Modal content={content} onClose={() => setContent(null)} />;
}

type Props = { readonly content: InterstitialContent; readonly onClose: () => void };

function Modal({ content: { title, paragraphs, link }, onClose }: Props) {
  const intl = useIntl();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      isTitleHidden
      hasDarkLead
      closeLabel={intl.formatMessage({ id: 'interstitial.close' })}
      lead={<DialogBand title={title} />}
    >
      <div className="grid gap-3 text-base text-ink-2">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap gap-3 *:flex-auto *:whitespace-nowrap">
        {link && <Way link={link} onClose={onClose} />}
        <Button variant={link ? 'outline' : 'action'} onClick={onClose}>
          <FormattedMessage id={link ? 'interstitial.decline' : 'interstitial.goOn'} />
        </Button>
      </div>
    </Dialog>
  );
}

/** A page of the shop, or another site. */
function Way({
  link: { text, href },
  onClose,
}: {
  link: NonNullable<InterstitialContent['link']>;
  onClose: () => void;
}) {
  if (href.startsWith('/')) {
    return (
      <ButtonLink to={href} variant="action" onClick={onClose}>
        {text}
      </ButtonLink>
    );
  }
  return (
    <a href={href} className={`${buttonClass({ variant: 'action' })} no-underline`}>
      {text}
    </a>
  );
}
