import type { Exchange } from '@ownpath/contracts/servicing';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { exchangeHref } from '../../shared/shopper/account-links.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** Exchanges that are under way, each with its next step. */
export function ExchangeNotices({ exchanges }: { readonly exchanges: readonly Exchange[] }) {
  const dates = useDateText();
  return exchanges.map(({ agreement, request }) => (
    <div key={agreement.agreementId} className="mt-5">
      <Notice tone="honey">
        <p>
          <FormattedMessage
            id="dashboard.exchange"
            values={{
              state: request?.state ?? 'asked',
              name: agreement.name,
              next: request?.next?.name ?? '',
              date: request?.datedOn ? dates.weekday(request.datedOn) : '',
              chooseBy: request?.chooseBy ? dates.long(request.chooseBy) : '',
              answerBy: request ? dates.weekday(request.answerBy) : '',
            }}
          />
        </p>
        <TextLink to={exchangeHref(agreement.agreementNumber)} look="strong">
          <FormattedMessage id="dashboard.exchangeLink" />
        </TextLink>
      </Notice>
    </div>
  ));
}
