import { expect, test } from 'vitest';
import { APPLICATION_FIELD_NAMES } from './application-fields.ts';
import { applicationFailureId, applicationProblemId, fieldOfContractPath } from './application-problems.ts';

test('every field has an error text, and a range text where a range can be wrong', () => {
  const ids = APPLICATION_FIELD_NAMES.map((field) => applicationProblemId({ field, kind: 'invalid' }));
  expect(new Set(ids).size).toBe(APPLICATION_FIELD_NAMES.length);
  expect(applicationProblemId({ field: 'nextPayday', kind: 'range' })).toBe(
    'application.error.nextPaydayRange',
  );
  expect(applicationProblemId({ field: 'ssn', kind: 'range' })).toBe('application.error.ssn');
  expect(applicationProblemId({ field: 'lastName', kind: 'hidden' })).toBe(
    'application.error.lastNameHidden',
  );
  expect(applicationProblemId({ field: 'city', kind: 'hidden' })).toBe('application.error.city');
});

test.each([
  ['application.monthlyIncomeCents', 'monthlyIncome'],
  ['ssn', 'ssn'],
  ['application.constructor', null],
  ['idempotencyKey', null],
])('the contract says %s, the form says %s', (path, field) => expect(fieldOfContractPath(path)).toBe(field));

test('failures by code, and a common text', () => {
  expect(applicationFailureId('StoreRequired')).toBe('application.failure.storeRequired');
  expect(applicationFailureId('toString')).toBe('application.failure.unknown');
});
