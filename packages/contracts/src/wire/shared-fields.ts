import { FREQUENCIES } from '@ownpath/domain/pricing';
import { z } from 'zod';

export const Frequency = z.enum(FREQUENCIES);
export const Condition = z.enum(['NEW', 'USED_GREAT', 'USED_GOOD', 'USED_FAIR']);
export type Condition = z.infer<typeof Condition>;
export const CalendarDateText = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** `Y` and `N` on the wire. */
export const YesNo = z.codec(z.enum(['Y', 'N']), z.boolean(), {
  decode: (letter) => letter === 'Y',
  encode: (isYes) => (isYes ? ('Y' as const) : ('N' as const)),
});
/** A flag of the custom calls, which clients send in several ways. */
export const Flag = z.codec(z.union([z.boolean(), z.enum(['true', 'false', 'Y', 'N'])]), z.boolean(), {
  decode: (value) => (typeof value === 'boolean' ? value : value === 'true' || value === 'Y'),
  encode: (value) => value,
});
