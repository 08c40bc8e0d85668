import type { VisitKind } from '@ownpath/contracts/servicing';

/** Where deliveries and other visits of the store are booked. */
export const VISITS_HREF = '/my-accounts/schedule-delivery';

/** @param more further parameters, such as the chosen day */
export function visitHref(
  agreementNumber: string,
  kind: VisitKind = 'delivery',
  more: Readonly<Record<string, string>> = {},
): string {
  const query = { agreement: agreementNumber, ...(kind === 'delivery' ? {} : { kind }), ...more };
  return `${VISITS_HREF}?${new URLSearchParams(query)}`;
}

/** The booked visit as a calendar file. */
export const calendarHref = (agreementNumber: string, kind: VisitKind) =>
  `${VISITS_HREF}/calendar?${new URLSearchParams({ agreement: agreementNumber, kind })}`;
