import type { Exchange, ExchangeRequest } from '@ownpath/contracts/servicing';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { ItemHero } from '../../shared/agreements/item-hero.tsx';
import {
  accountAgreementHref,
  EXCHANGE_ITEMS_HREF,
  helpHref,
  visitHref,
} from '../../shared/shopper/account-links.ts';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

type Props = { readonly exchange: Exchange };
type State = ExchangeRequest['state'] | NonNullable<Exchange['refusal']> | 'open';

/** The states in which what the store wrote is news. */
const ANSWERED: readonly State[] = ['agreed', 'refused', 'call'];

/** A request that is under way or just ended; else why it can't be asked for, or that it can. */
function stateOf({ request, refusal }: Exchange): State {
  if (request && request.state !== 'cancelled') return request.state;
  return refusal ?? 'open';
}

/** How far the exchange is, and the next step. */
export function ExchangeHero({ exchange }: Props) {
  const { agreement, request, from, timeZone } = exchange;
  const dates = useDateText(timeZone);
  const phone = useShopData()?.store?.phone ?? '';
  const state = stateOf(exchange);
  const image = (request?.next ?? agreement).imageUrls[0];
  const values = {
    // A message's selector has no hyphens.
    state: state.replaceAll('-', '_'),
    from: from ? dates.long(from) : '',
    answerBy: request ? dates.weekday(request.answerBy) : '',
    chooseBy: request?.chooseBy ? dates.long(request.chooseBy) : '',
    date: request?.datedOn ? dates.weekday(request.datedOn) : '',
    phone,
    name: agreement.name,
    next: request?.next?.name ?? '',
  };
  return (
    <ItemHero
      agreement={agreement}
      image={image}
      title={<FormattedMessage id="exchange.state" values={values} />}
      text={<FormattedMessage id="exchange.stateText" values={values} />}
      aside={
        <>
          {request?.answer && ANSWERED.includes(state) && (
            <blockquote className="mt-4 border-l-2 border-sage-300 pl-3 wrap-anywhere">
              {request.answer}
            </blockquote>
          )}
          <div className="mt-6 flex flex-wrap gap-2.5 empty:hidden">
            <NextStep exchange={exchange} state={state} />
          </div>
        </>
      }
    />
  );
}

function NextStep({ exchange, state }: Props & { readonly state: State }): ReactNode {
  const { agreement, request } = exchange;
  const { agreementNumber } = agreement;
  const next = request?.next?.agreementNumber ?? '';
  switch (state) {
    case 'agreed':
      return (
        <>
          <ButtonLink to={EXCHANGE_ITEMS_HREF} variant="action" className="max-sm:w-full">
            <FormattedMessage id="exchange.choose" />
          </ButtonLink>
          <Keep agreementNumber={agreementNumber} labelId="exchange.withdraw" />
        </>
      );
    case 'asked':
      return <Keep agreementNumber={agreementNumber} labelId="exchange.withdraw" />;
    case 'signed':
    case 'dated':
      return (
        <>
          <ButtonLink to={visitHref(next)} variant="action" className="max-sm:w-full">
            <FormattedMessage id={state === 'signed' ? 'exchange.pickDay' : 'exchange.seeVisit'} />
          </ButtonLink>
          <Keep agreementNumber={agreementNumber} labelId="exchange.keepBoth" />
        </>
      );
    case 'done':
      return (
        <ButtonLink to={accountAgreementHref(next)} variant="action" className="max-sm:w-full">
          <FormattedMessage id="exchange.seeNew" />
        </ButtonLink>
      );
    case 'past-due':
      return (
        <ButtonLink to={helpHref(agreementNumber)} variant="action" className="max-sm:w-full">
          <FormattedMessage id="exchange.catchUp" />
        </ButtonLink>
      );
    case 'not-delivered':
      return (
        <ButtonLink to={visitHref(agreementNumber)} variant="onDark" className="max-sm:w-full">
          <FormattedMessage id="exchange.seeVisit" />
        </ButtonLink>
      );
    case 'too-soon':
      return (
        <>
          <ButtonLink to={visitHref(agreementNumber, 'service')} variant="onDark" className="max-sm:w-full">
            <FormattedMessage id="visits.service" />
          </ButtonLink>
          <ButtonLink to={visitHref(agreementNumber, 'pickup')} variant="onDark" className="max-sm:w-full">
            <FormattedMessage id="visits.return" />
          </ButtonLink>
        </>
      );
    case 'ended':
      return (
        <ButtonLink to="/account" variant="onDark" className="max-sm:w-full">
          <FormattedMessage id="shell.account.mine" />
        </ButtonLink>
      );
    default:
      return null;
  }
}

function Keep({ agreementNumber, labelId }: { readonly agreementNumber: string; readonly labelId: string }) {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" className="max-sm:w-full">
      <input type="hidden" name="intent" value="keep" />
      <input type="hidden" name="agreementNumber" value={agreementNumber} />
      <Button type="submit" variant="onDark" isBusy={isBusy} className="max-sm:w-full">
        <FormattedMessage id={labelId} />
      </Button>
    </Form>
  );
}
