import type { OrderAgreement } from '@ownpath/contracts/orders';
import { formatInstant } from '@ownpath/domain/dates';
import { asLocale } from '@ownpath/domain/site';
import { FormattedMessage, useIntl } from 'react-intl';

type Props = { readonly signature: NonNullable<OrderAgreement['signature']> };

/** Who signed, when by the store's clock, from where, and the hash of the signed text. */
export function SignatureRecord({ signature }: Props) {
  const intl = useIntl();
  const { signerName, signedAt, signerIp, documentSha256, timeZone } = signature;
  const moment = formatInstant(new Date(signedAt), timeZone, asLocale(intl.locale));
  return (
    <section className="mt-6 rounded-card bg-white p-5 shadow-card sm:p-10">
      <h2 className="text-[1.25rem]">
        <FormattedMessage id="agreement.record" />
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)] [&_dd]:font-semibold [&_dd]:wrap-anywhere [&_dd]:max-sm:mb-2 [&_dt]:text-ink-2">
        <dt>
          <FormattedMessage id="agreement.record.signer" />
        </dt>
        <dd>{signerName}</dd>
        <dt>
          <FormattedMessage id="agreement.record.moment" />
        </dt>
        <dd>{moment}</dd>
        {signerIp && (
          <>
            <dt>
              <FormattedMessage id="agreement.record.address" />
            </dt>
            <dd>{signerIp}</dd>
          </>
        )}
        <dt>
          <FormattedMessage id="agreement.record.hash" />
        </dt>
        <dd>{documentSha256}</dd>
      </dl>
    </section>
  );
}
