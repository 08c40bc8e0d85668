import type { PayScheduleChoice, Weekday } from '@ownpath/contracts/checkout';
import { FREQUENCIES } from '@ownpath/domain/pricing';

export const WEEKDAYS: readonly Weekday[] = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];

/** The choice in a form or an address; null when it says no frequency or payday. */
export function readScheduleChoice(fields: { get(name: string): unknown }): PayScheduleChoice | null {
  const frequency = FREQUENCIES.find((value) => value === fields.get('frequency'));
  const payday = WEEKDAYS.find((value) => value === fields.get('payday'));
  if (!frequency || !payday) return null;
  // Autopay only ever starts when it is chosen in so many words.
  return { frequency, payday, isAutopay: fields.get('autopay') === 'on' };
}

/** Only these are paid on a weekday; the others have dates of their own. */
export function hasPayday(frequency: PayScheduleChoice['frequency']): boolean {
  return frequency === 'WEEKLY' || frequency === 'BIWEEKLY';
}
