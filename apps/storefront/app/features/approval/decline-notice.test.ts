import { expect, test } from 'vitest';
import { declineReasonId } from './decline-notice.tsx';

test('a reason has its sentence, an unknown code has none', () => {
  expect(declineReasonId('PRIOR_ACCOUNT')).toBe('declined.reason.priorAccount');
  expect(declineReasonId('SCORE_42')).toBeNull();
  expect(declineReasonId('constructor')).toBeNull();
});
