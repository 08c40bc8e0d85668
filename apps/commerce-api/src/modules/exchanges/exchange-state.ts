import { type CalendarDate, calendarDateIn } from '@ownpath/domain/dates';
import { type ExchangeState, exchangeStateOf, isExchangeOver } from '@ownpath/domain/servicing';
import { type ExchangeRow, listExchanges, type Queryable } from './exchanges-queries.ts';

/** How far an exchange is on a day of its store. */
export function stateOfExchange(
  { exchange, old, next, datedOn }: ExchangeRow,
  today: CalendarDate,
): ExchangeState {
  return exchangeStateOf(
    {
      status: exchange.status,
      chooseBy: exchange.chooseBy,
      isOldActive: old.status === 'active',
      isNewSigned: next !== null,
      isNewDated: datedOn !== null,
    },
    today,
  );
}

/** How many of the customer's exchanges are under way. */
export async function countOpenExchanges(
  queryable: Queryable,
  customerId: string,
  now: Date,
): Promise<number> {
  const rows = await listExchanges(queryable, customerId);
  const stateOf = (row: ExchangeRow) => stateOfExchange(row, calendarDateIn(now, row.timeZone));
  return rows.filter((row) => !isExchangeOver(stateOf(row))).length;
}
