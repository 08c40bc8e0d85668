import { FormattedMessage } from 'react-intl';
import { TextLink } from '../../ui/text-link.tsx';
import { exchangeHref, visitHref } from '../shopper/account-links.ts';

/** What the store can come for, or exchange, once something is at the customer's. */
export function AfterSaleLinks({ agreementNumber }: { readonly agreementNumber: string }) {
  return (
    <span className="flex flex-wrap gap-x-5">
      <TextLink to={visitHref(agreementNumber, 'service')} look="strong">
        <FormattedMessage id="visits.service" />
      </TextLink>
      <TextLink to={visitHref(agreementNumber, 'pickup')} look="strong">
        <FormattedMessage id="visits.return" />
      </TextLink>
      <TextLink to={exchangeHref(agreementNumber)} look="strong">
        <FormattedMessage id="exchange.page" />
      </TextLink>
    </span>
  );
}
