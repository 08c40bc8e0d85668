import { expect, test } from 'vitest';
import { isHelpedByTime } from './decline-reasons.ts';

test('age and place are not changed by a month: no day for another application is named', () => {
  expect(isHelpedByTime(['INCOME_TOO_LOW', 'PRIOR_ACCOUNT'])).toBe(true);
  expect(isHelpedByTime([])).toBe(true);
  expect(isHelpedByTime(['INCOME_TOO_LOW', 'UNDER_AGE'])).toBe(false);
  expect(isHelpedByTime(['OUTSIDE_SERVICE_AREA'])).toBe(false);
});
