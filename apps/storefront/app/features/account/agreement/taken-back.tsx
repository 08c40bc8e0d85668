import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../../platform/i18n/date-text.ts';
import { isTakenBack } from '../../../shared/agreements/running-rental.ts';
import { exchangeHref, visitHref } from '../../../shared/shopper/account-links.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { AgreementPageData } from './load-agreement.server.ts';

/** When and how an agreement ended whose item was taken back. */
export function TakenBack({ agreement, details }: Pick<AgreementPageData, 'agreement' | 'details'>) {
  const dates = useDateText();
  if (!isTakenBack(agreement)) return null;
  const { agreementNumber, refCode } = agreement;
  const isExchanged = refCode === 'EXCHANGED';
  return (
    <div className="mb-5">
      <Notice tone="info">
        <p>
          <FormattedMessage
            id="myAgreement.takenBack"
            values={{ exchanged: isExchanged ? 'yes' : 'no', date: dates.long(details.closedOn ?? '') }}
          />
        </p>
        <TextLink
          to={isExchanged ? exchangeHref(agreementNumber) : visitHref(agreementNumber, 'pickup')}
          look="strong"
        >
          <FormattedMessage id="returned.titleDone" />
        </TextLink>
      </Notice>
    </div>
  );
}
