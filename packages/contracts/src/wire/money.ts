import { z } from 'zod';

/** Wire amounts are dollars with at most two decimals; inside, integer cents. */
export const Dollars = z.codec(z.number(), z.int(), {
  decode: (dollars) => Math.round(dollars * 100),
  encode: (cents) => cents / 100,
});
