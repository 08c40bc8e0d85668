import { FormattedMessage, useIntl } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { helpHref } from '../../shared/shopper/account-links.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AskStore } from './ask-store.tsx';
import { CatchUp } from './catch-up.tsx';
import { RentedItem, TalkToStore } from './help-aside.tsx';
import { helpProblemId } from './help-texts.ts';
import type { PaymentHelpData } from './load-payment-help.server.ts';
import { MoveDate } from './move-date.tsx';
import { PayPart } from './pay-part.tsx';
import { Rights } from './rights.tsx';
import type { HelpReturned } from './take-payment-help.server.ts';

type Props = {
  readonly page: PaymentHelpData;
  readonly requestKey: string;
  readonly done: 'moved' | 'asked' | null;
  readonly returned: HelpReturned | null;
};

/** What helps with a payment that is late or will be: help first, rights beside it. */
export function PaymentHelpPage({ page, requestKey, done, returned }: Props) {
  const { help, store, others, chosen } = page;
  const { name, isLongOverdue, daysLate, paymentCount, paymentsLeft } = help;
  const late = daysLate > 0 ? 'yes' : 'no';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="max-w-[20ch] text-2xl wrap-anywhere">
          <FormattedMessage id="payHelp.title" values={{ name, late }} />
        </h1>
        <p className="mt-2.5 mb-6 max-w-prose text-ink-2">
          <FormattedMessage id="payHelp.lead" values={{ late, count: paymentCount - paymentsLeft }} />
        </p>
        <Outcome page={page} done={done} returned={returned} />
        {isLongOverdue && store && (
          <div className="mb-6">
            <TalkToStore store={store} isFirst />
          </div>
        )}
        <CatchUp help={help} />
        <MoveDate help={help} chosen={chosen} />
        <PayPart help={help} />
        <AskStore help={help} store={store} requestKey={requestKey} returned={returned} />
        {others.length > 0 && (
          <ul className="mt-10 border-t border-oat-300 pt-4">
            {others.map(({ agreementNumber, name: other }) => (
              <li key={agreementNumber}>
                <TextLink to={helpHref(agreementNumber)} look="strong">
                  <FormattedMessage id="payHelp.other" values={{ name: other }} />
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <aside className="grid min-w-0 content-start gap-5">
        <RentedItem help={help} />
        {store && !isLongOverdue && <TalkToStore store={store} isFirst={false} />}
        <Rights help={help} />
      </aside>
    </div>
  );
}

/** What the form before did, or why it did nothing. */
function Outcome({ page, done, returned }: Pick<Props, 'page' | 'done' | 'returned'>) {
  const { formatMessage } = useIntl();
  const dates = useDateText();
  const [move] = page.help.extension.moves;
  const isField = returned?.code === 'KindMissing' || returned?.code === 'MessageTooLong';
  if (returned && !isField) {
    return (
      <div className="mb-6">
        <Notice tone="error" role="alert">
          {formatMessage({ id: helpProblemId(returned.code) })}
        </Notice>
      </div>
    );
  }
  if (done === 'moved' && move) {
    return (
      <div className="mb-6">
        <Notice tone="success" role="status">
          <FormattedMessage
            id="payHelp.done.moved"
            values={{ date: dates.long(move.toDueOn), last: dates.long(move.toLastDueOn) }}
          />
        </Notice>
      </div>
    );
  }
  if (done !== 'asked') return null;
  return (
    <div className="mb-6">
      <Notice tone="success" role="status">
        <FormattedMessage id="payHelp.done.asked" />
      </Notice>
    </div>
  );
}
