import { expect, test } from 'vitest';
import { changedFields } from './use-saved-application.ts';

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('only what changed is saved, emptied fields included', () => {
  const saved = new Map([
    ['firstName', 'Dana'],
    ['city', 'Plano'],
  ]);
  expect(changedFields(formOf({ firstName: 'Dana', city: '', monthlyIncome: '2600' }), saved)).toEqual([
    ['city', ''],
    ['monthlyIncome', '2600'],
  ]);
});

test('SSN, birth date and consent are never saved', () => {
  const form = formOf({
    ssn: '900-00-1050',
    birthMonth: '5',
    birthDay: '4',
    birthYear: '1990',
    consent: 'on',
  });
  expect(changedFields(form, new Map())).toEqual([]);
});
