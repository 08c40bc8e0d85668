import type { IntlShape } from 'react-intl';

const MINUTES_SHOWN_AS_HOURS = 90;

/** How long to wait, rounded up: "1 minute", "14 minutes", "3 hours". A minute when it isn't known. */
export function waitText(intl: IntlShape, seconds: number | null | undefined): string {
  const minutes = Math.max(1, Math.ceil((seconds ?? 0) / 60));
  const [amount, unit] =
    minutes > MINUTES_SHOWN_AS_HOURS ? [Math.ceil(minutes / 60), 'hour'] : [minutes, 'minute'];
  return intl.formatNumber(amount, { style: 'unit', unit, unitDisplay: 'long' });
}
