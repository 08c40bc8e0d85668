import type { Order } from '@ownpath/contracts/orders';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { THANK_YOU_HREF, UPLOAD_HREF } from './document-links.ts';
import { documentNameIds } from './document-names.ts';

export type Documents = Order['documentsNeeded'];

type Props = {
  readonly documents: Documents;
  /** Those of them that are being checked. */
  readonly inReview: Documents;
};

/** What is still asked for, and that delivery waits for it; nothing when nothing is. */
export function StillNeeded({ documents, inReview }: Props) {
  if (documents.length === 0) return null;
  const isAllSent = documents.every((kind) => inReview.includes(kind));
  return (
    <Notice tone="honey">
      <p className="font-semibold">
        <FormattedMessage id="stillNeeded.title" />
      </p>
      <ul className="mt-1 list-disc pl-5">
        {documents.map((kind) => (
          <li key={kind}>
            <FormattedMessage id={documentNameIds[kind]} />
            {inReview.includes(kind) && (
              <>
                {' – '}
                <FormattedMessage id="stillNeeded.inReview" />
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-sm">
        <FormattedMessage id={isAllSent ? 'stillNeeded.textSent' : 'stillNeeded.text'} />{' '}
        <FormattedMessage id="stillNeeded.dates" />
      </p>
      <TextLink to={isAllSent ? THANK_YOU_HREF : UPLOAD_HREF} look="strong" className="mt-1 print:hidden">
        <FormattedMessage id={isAllSent ? 'stillNeeded.see' : 'stillNeeded.upload'} />
      </TextLink>
    </Notice>
  );
}
