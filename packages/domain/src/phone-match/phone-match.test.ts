import { describe, expect, test } from 'vitest';
import { maskPerson, phoneMatchPosition, type StoredPhoneMatch } from './index.ts';

const person = {
  firstName: 'Maria',
  lastName: 'Alvarez',
  address1: '4821 Lindell Dr',
  city: 'Plano',
  postalCode: '75024',
};
const known = { birthYear: '1991', ssnLast4: '1050' };

describe('masks', () => {
  test('show just enough to recognise oneself', () => {
    expect(maskPerson(person, known)).toEqual({
      name: ['Maria A', null],
      home: ['48', null, ' L', null, ' Dr, Plano 75024'],
      born: [null, null, '1991'],
      ssn: [null, null, '1050'],
    });
  });

  test.each([
    ['7 Elm', ['7', null, ' E', null, ', Plano 75024']],
    ['12 Elm Street', ['1', null, ' E', null, ' Street, Plano 75024']],
    ['Broadway', ['Br', null, ' ', null, ', Plano 75024']],
  ])('%s is %j', (address1, home) => {
    expect(maskPerson({ ...person, address1 }, known).home).toEqual(home);
  });

  test('never tell the length of what they hide', () => {
    const long = { ...person, lastName: 'Alvarez de la Cruz y Montenegro', address1: '4899 Longfellow Dr' };
    expect(maskPerson(long, known).name).toEqual(maskPerson(person, known).name);
    expect(maskPerson(long, known).home).toEqual(maskPerson(person, known).home);
  });

  test('leave out what is not known', () => {
    const partial = { ...person, address1: null, postalCode: null };
    expect(maskPerson(partial, { birthYear: null, ssnLast4: null })).toEqual({
      name: ['Maria A', null],
      home: ['Plano'],
      born: null,
      ssn: null,
    });
    const nobody = { firstName: null, lastName: null, address1: null, city: null, postalCode: null };
    expect(maskPerson(nobody, known)).toMatchObject({ name: null, home: null });
  });
});

describe('where a shopper stands', () => {
  const now = new Date('2026-11-21T15:00:00Z');
  const later = new Date('2026-11-21T15:10:00Z');
  const at = (change: Partial<StoredPhoneMatch>) =>
    phoneMatchPosition(
      { status: 'challenged', sentAt: now, expiresAt: later, answeredAt: null, ...change },
      now,
    );

  test.each<[string, Partial<StoredPhoneMatch>, ReturnType<typeof phoneMatchPosition>]>([
    ['a code that was sent', {}, { view: 'code', result: null }],
    ['a code that never left', { sentAt: null }, { view: 'number', result: null }],
    ['an expired code', { expiresAt: now }, { view: 'number', result: null }],
    ['a match', { status: 'matched' }, { view: 'confirm', result: null }],
    [
      'an old match without an answer',
      { status: 'matched', expiresAt: now },
      { view: 'number', result: null },
    ],
    [
      'a confirmed match',
      { status: 'partly-matched', answeredAt: now, expiresAt: now },
      { view: 'done', result: 'partly-matched' },
    ],
    ['no match', { status: 'no-match' }, { view: 'done', result: 'no-match' }],
    ['low trust', { status: 'low-trust' }, { view: 'done', result: 'low-trust' }],
    ['a failure', { status: 'failed' }, { view: 'done', result: 'failed' }],
    ['"No, I’ll type mine"', { status: 'verified', answeredAt: now }, { view: 'done', result: 'typed' }],
    ['"I’d rather type it all"', { status: 'skipped' }, { view: 'done', result: 'typed' }],
  ])('%s', (_, change, position) => expect(at(change)).toEqual(position));

  test('nothing yet', () => expect(phoneMatchPosition(null, now)).toEqual({ view: 'number', result: null }));
});
