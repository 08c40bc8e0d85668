import { FormattedMessage } from 'react-intl';
import { data, redirect, useSearchParams } from 'react-router';
import { AccountPage } from '../features/account/account-layout.tsx';
import { ExchangePage } from '../features/exchange/exchange-page.tsx';
import { loadExchange } from '../features/exchange/load-exchange.server.ts';
import { takeExchange } from '../features/exchange/take-exchange.server.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { followMailLanguage } from '../platform/i18n/mail-language.server.ts';
import { commerceContext } from '../platform/load-context.server.ts';
import { EXCHANGE_HREF, EXCHANGE_ITEMS_HREF } from '../shared/shopper/account-links.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/exchange.ts';

/** Something rented is exchanged for something else. The agreement and what was just done are in the address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  followMailLanguage(context, EXCHANGE_HREF, url);
  const exchange = await loadExchange(context.get(commerceContext), url.searchParams);
  return data({ exchange, requestKey: crypto.randomUUID() }, { headers: { 'Cache-Control': 'no-store' } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const taken = await takeExchange(context.get(commerceContext), await request.formData());
  return 'redirectTo' in taken ? redirect(taken.redirectTo) : data(taken.returned, { status: taken.status });
}

export const headers = sendLoaderHeaders;
/** What was refused is shown beside the exchange as it is now. */
export const shouldRevalidate = () => true;

export default function ExchangeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { exchange, requestKey } = loaderData;
  return (
    <AccountPage titleId="exchange.page">
      <div className="mt-5">
        {exchange ? (
          <ExchangePage
            exchange={exchange}
            requestKey={requestKey}
            done={query.get('done')}
            returned={actionData ?? null}
          />
        ) : (
          <div className="max-w-prose">
            <p>
              <FormattedMessage id="exchange.nothing" />
            </p>
            <ButtonLink to={EXCHANGE_ITEMS_HREF} variant="outline" className="mt-5">
              <FormattedMessage id="exchange.browse" />
            </ButtonLink>
          </div>
        )}
      </div>
    </AccountPage>
  );
}
