import { expect, test } from 'vitest';
import { declineReasonId } from './decline-notice.tsx';
import { isHelpedByTime } from './next-actions.tsx';

test('a reason has its sentence, an unknown code has none', () => {
  expect(declineReasonId('PRIOR_ACCOUNT')).toBe('declined.reason.priorAccount');
  expect(declineReasonId('SCORE_42')).toBeNull();
  expect(declineReasonId('constructor')).toBeNull();
});

test('age and place are not changed by a month: no day for another application is named', () => {
  expect(isHelpedByTime(['INCOME_TOO_LOW', 'PRIOR_ACCOUNT'])).toBe(true);
  expect(isHelpedByTime([])).toBe(true);
  expect(isHelpedByTime(['INCOME_TOO_LOW', 'UNDER_AGE'])).toBe(false);
  expect(isHelpedByTime(['OUTSIDE_SERVICE_AREA'])).toBe(false);
});
