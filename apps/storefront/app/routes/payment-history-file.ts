import { getPaymentHistory } from '@ownpath/contracts/servicing';
import { historyCsv } from '../features/payments/history-csv.ts';
import { filterHistory, readHistoryFilters } from '../features/payments/history-filters.ts';
import { sendFile } from '../platform/http/responses.ts';
import { commerceContext, siteContext } from '../platform/load-context.server.ts';
import type { Route } from './+types/payment-history-file.ts';

/** Spreadsheets read the file as UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The history as a file, with the filters of the page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { payments } = await context.get(commerceContext).call(getPaymentHistory, { body: {} });
  const shown = filterHistory(payments, readHistoryFilters(url.searchParams));
  return sendFile(BYTE_ORDER_MARK + historyCsv(shown, context.get(siteContext).locale), {
    name: 'payments.csv',
    type: 'text/csv; charset=utf-8',
  });
}
