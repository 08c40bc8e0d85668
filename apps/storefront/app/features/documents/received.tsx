import { FormattedMessage } from 'react-intl';
import { THANK_YOU_HREF, UPLOAD_HREF } from '../../shared/documents/document-links.ts';
import { StoreContact } from '../../shared/shopper/store-contact.tsx';
import { useLookAgain } from '../../shared/shopper/use-look-again.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { isOpen } from './document-lines.tsx';
import { DocumentStatus } from './document-status.tsx';
import type { DocumentsView } from './documents.server.ts';

type Overall = 'nothing' | 'refused' | 'waiting' | 'needed' | 'accepted';

const texts = {
  nothing: { title: 'received.nothing.title', text: 'received.nothing.text' },
  refused: { title: 'received.refused.title', text: 'received.refused.text' },
  waiting: { title: 'received.waiting.title', text: 'received.waiting.text' },
  needed: { title: 'received.needed.title', text: 'received.needed.text' },
  accepted: { title: 'received.accepted.title', text: 'received.accepted.text' },
} as const;

/** What the shopper has to know first: what to do, before what to wait for. */
function overallOf({ documents }: Pick<DocumentsView, 'documents'>): Overall {
  const has = (...states: readonly string[]) => documents.some(({ state }) => states.includes(state));
  if (documents.length === 0) return 'nothing';
  if (has('refused', 'unreviewed')) return 'refused';
  if (has('in-review')) return 'waiting';
  return has('needed') ? 'needed' : 'accepted';
}

export const receivedTitleId = (view: DocumentsView) => texts[overallOf(view)].title;

/** What was handed in, how far it is, and the way on. */
export function Received({ view }: { readonly view: DocumentsView }) {
  const { documents, email, hasCart } = view;
  const overall = overallOf(view);
  const isWaiting = documents.some(({ state }) => state === 'in-review');
  useLookAgain(isWaiting);
  // Only a bank account is asked for before the first payment.
  const isBankOpen = documents.some(({ kind, state }) => kind === 'BANK' && state !== 'accepted');
  const maySend = documents.some(isOpen);
  const mayGoOn = hasCart && !isBankOpen;
  const isSendFirst = maySend && overall !== 'waiting' && !mayGoOn;
  const ids = texts[overall];
  return (
    <>
      <div aria-live="polite">
        <h1 tabIndex={-1} className="text-2xl">
          <FormattedMessage id={ids.title} />
        </h1>
        <p className="mt-3 max-w-prose text-base text-ink-2">
          <FormattedMessage id={ids.text} values={{ email: email ?? 'none' }} />
        </p>
        {documents.length > 0 && (
          <ul className="mt-7">
            {documents.map((document) => (
              <DocumentStatus key={document.kind} document={document} />
            ))}
          </ul>
        )}
      </div>
      <div className="mt-7 flex flex-wrap items-center gap-3">
        {mayGoOn && (
          <ButtonLink to="/checkout" variant="action" className="max-sm:w-full">
            <FormattedMessage id="received.goOn" />
          </ButtonLink>
        )}
        {maySend && (
          <ButtonLink to={UPLOAD_HREF} variant={isSendFirst ? 'action' : 'outline'} className="max-sm:w-full">
            <FormattedMessage id="received.send" />
          </ButtonLink>
        )}
        {isWaiting && !mayGoOn && (
          <ButtonLink
            to={THANK_YOU_HREF}
            variant={isSendFirst ? 'outline' : 'solid'}
            reloadDocument
            className="max-sm:w-full"
          >
            <FormattedMessage id="received.lookAgain" />
          </ButtonLink>
        )}
        {hasCart && isBankOpen && (
          <ButtonLink to="/checkout?step=bank-verification" variant="outline" className="max-sm:w-full">
            <FormattedMessage id="received.otherWay" />
          </ButtonLink>
        )}
        {!hasCart && (
          <ButtonLink
            to={overall === 'nothing' ? '/shop-all' : '/orders'}
            variant="outline"
            className="max-sm:w-full"
          >
            <FormattedMessage id={overall === 'nothing' ? 'received.shop' : 'received.orders'} />
          </ButtonLink>
        )}
      </div>
      <h2 className="mt-10 mb-3 text-[1.375rem]">
        <FormattedMessage id="signing.questions" />
      </h2>
      <StoreContact />
    </>
  );
}
