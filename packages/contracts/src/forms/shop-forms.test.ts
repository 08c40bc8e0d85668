import { expect, test } from 'vitest';
import { TermsForm } from './index.ts';

test('terms are accepted with a checkbox and the version that was shown', () => {
  expect(TermsForm.safeParse({ version: 'v1', accepted: 'on' }).data).toEqual({
    version: 'v1',
    accepted: true,
  });
  expect(TermsForm.safeParse({ version: 'v1' }).success).toBe(false);
  expect(TermsForm.safeParse({ version: '', accepted: 'on' }).success).toBe(false);
});
