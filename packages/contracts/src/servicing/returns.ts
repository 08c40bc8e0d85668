import { PAYMENT_METHODS } from '@ownpath/domain/stores';
import { z } from 'zod';
import { CalendarDateText, Dollars, renamed } from '../wire/index.ts';

/** A payment of which something is given back by the day; negative amounts are owed. */
const ReturnLine = renamed({
  number: ['paymentNumber', z.int()],
  from: ['coversFrom', CalendarDateText],
  to: ['coversTo', CalendarDateText],
  days: ['days', z.int()],
  daysUsed: ['daysUsed', z.int()],
  rentCents: ['rent', Dollars],
  taxCents: ['tax', Dollars],
  coverageCents: ['coverage', Dollars],
});

/** What taking the goods back on a day settles, before and after (decisions 0070 and 0075). */
export const ReturnSettlement = renamed({
  /** The last day for which rent is owed. */
  lastDay: ['lastDay', CalendarDateText],
  lines: ['lines', z.array(ReturnLine)],
  /** Money that was waiting for the next payment; below 0 what is open of it. */
  suspenseCents: ['suspenseAmount', Dollars],
  /** Given back; negative: owed at the store. */
  totalCents: ['totalAmount', Dollars],
  /** What goes back to cards and accounts. `failed`: the store gives it back. `returned`: the bank has returned what was paid. */
  back: [
    'refunds',
    z.array(
      renamed({
        paymentMethod: ['paymentMethodType', z.enum(PAYMENT_METHODS)],
        cardBrand: ['cardType', z.string().nullable()],
        last4: ['last4', z.string().nullable()],
        amountCents: ['amount', Dollars],
        state: ['state', z.enum(['planned', 'requested', 'done', 'failed', 'returned'])],
      }),
    ),
  ],
  /** Given back at the store, because it was paid there. */
  atStoreCents: ['atStoreAmount', Dollars],
});
export type ReturnSettlement = z.output<typeof ReturnSettlement>;
