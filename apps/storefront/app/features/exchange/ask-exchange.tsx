import type { ExchangedAgreement } from '@ownpath/contracts/servicing';
import { EXCHANGE_WISH_MAX_LENGTH } from '@ownpath/domain/servicing';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { EXCHANGE_ITEMS_HREF } from '../../shared/shopper/account-links.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { ExchangeReturned } from './take-exchange.server.ts';

type Props = {
  readonly agreement: ExchangedAgreement;
  readonly requestKey: string;
  readonly returned: ExchangeReturned | null;
};

/** Asks the store, with what the customer would like instead. */
export function AskExchange({ agreement, requestKey, returned }: Props) {
  const { formatMessage } = useIntl();
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <section aria-labelledby="ask-exchange">
      <h2 id="ask-exchange" className="text-[1.375rem]">
        <FormattedMessage id="exchange.ask" />
      </h2>
      <p className="mt-1 max-w-prose text-ink-2">
        <FormattedMessage id="exchange.askText" />
      </p>
      <Form method="post" className="mt-5">
        <input type="hidden" name="intent" value="ask" />
        <input type="hidden" name="agreementNumber" value={agreement.agreementNumber} />
        <input type="hidden" name="requestKey" value={requestKey} />
        <TextAreaField
          id="exchange-wish"
          name="wish"
          label={formatMessage({ id: 'exchange.wish' })}
          hint={formatMessage({ id: 'exchange.wishHint' })}
          error={
            returned?.problem === 'wish-too-long' &&
            formatMessage({ id: 'exchange.wishTooLong' }, { max: EXCHANGE_WISH_MAX_LENGTH })
          }
          maxLength={EXCHANGE_WISH_MAX_LENGTH}
          defaultValue={returned?.wish}
        />
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" variant="action" isBusy={isBusy} className="max-sm:w-full">
            <FormattedMessage id="exchange.askButton" />
          </Button>
          <TextLink to={EXCHANGE_ITEMS_HREF} look="strong">
            <FormattedMessage id="exchange.browse" />
          </TextLink>
        </div>
      </Form>
    </section>
  );
}
