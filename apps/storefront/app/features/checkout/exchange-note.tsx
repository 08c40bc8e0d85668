import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { exchangeHref } from '../../shared/shopper/account-links.ts';
import { Notice } from '../../ui/notice.tsx';
import type { ReplacedAgreement } from './exchange-note.server.ts';

/** Before the signature: which agreement this order replaces, and the way to keep it. */
export function ExchangeNote({ replaced }: { readonly replaced: ReplacedAgreement }) {
  const { agreementNumber, name } = replaced;
  return (
    <div className="mb-5">
      <Notice tone="honey">
        <FormattedMessage
          id="checkout.exchange"
          values={{
            name,
            number: agreementNumber,
            a: (text) => (
              <Link to={exchangeHref(agreementNumber)} className="font-semibold text-spruce-700 underline">
                {text}
              </Link>
            ),
          }}
        />
      </Notice>
    </div>
  );
}
