import { APPLICATION_FIELDS, SAVED_APPLICATION_FIELDS } from '@ownpath/domain/forms';
import { expect, test } from 'vitest';
import { APPLICATION_FIELD_NAMES, fieldOfInput } from './application-fields.ts';
import {
  APPLICATION_STEPS,
  savedInputsOf,
  searchOfStep,
  stepAfter,
  stepAskedFor,
  stepBefore,
  stepOfField,
  stepToOpen,
} from './application-steps.ts';

test('a step asks for three to six fields', () => {
  for (const step of APPLICATION_STEPS) {
    const asked = APPLICATION_FIELD_NAMES.filter((field) => stepOfField(field) === step);
    expect([asked.length >= 3, asked.length <= 6]).toEqual([true, true]);
  }
});

test('what is saved nowhere is asked last, and everything before it is saved', () => {
  const inputs = Object.keys(APPLICATION_FIELDS) as (keyof typeof APPLICATION_FIELDS)[];
  const unsaved = inputs.filter((input) => stepOfField(fieldOfInput(input)) === 'review');
  expect(unsaved).toEqual(['birthMonth', 'birthDay', 'birthYear', 'ssn']);
  expect(savedInputsOf('review')).toEqual([]);
  expect(savedInputsOf('review', true)).toEqual(SAVED_APPLICATION_FIELDS);
  expect(savedInputsOf('income')).toEqual(['monthlyIncome', 'payFrequency', 'nextPayday']);
});

test.each([
  ['', 'about-you'],
  ['part=home', 'home'],
  ['part=nonsense', 'about-you'],
  ['part=toString', 'about-you'],
])('an address with %s asks for %s', (query, step) =>
  expect(stepAskedFor(new URLSearchParams(query))).toBe(step),
);

test.each([
  ['', '?part=home'],
  ['step=wof&problem=expired', '?step=wof&part=home'],
  ['position=instant-approval', '?part=home'],
  ['part=income', '?part=home'],
  ['part=about-you&incomplete=1', '?part=home'],
])('from %s the address of a step is %s', (query, search) =>
  expect(searchOfStep('home', new URLSearchParams(query))).toBe(search),
);

test('the next step is the first that lacks something, else the last', () => {
  expect(stepAfter('about-you', ['city', 'monthlyIncome'])).toBe('home');
  expect(stepAfter('about-you', ['monthlyIncome'])).toBe('income');
  expect(stepAfter('about-you', [])).toBe('review');
  expect(stepAfter('income', ['firstName'])).toBe('review');
});

test('no step is opened before one that lacks something', () => {
  expect(stepToOpen('review', ['monthlyIncome'])).toBe('income');
  expect(stepToOpen('review', ['monthlyIncome', 'phone'])).toBe('about-you');
  expect(stepToOpen('home', ['city', 'monthlyIncome'])).toBe('home');
  expect(stepToOpen('review', [])).toBe('review');
});

test('back leads one step back', () => {
  expect(APPLICATION_STEPS.map(stepBefore)).toEqual([null, 'about-you', 'home', 'income']);
});
