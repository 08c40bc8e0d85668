import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countableWords } from './countable-words.ts';

test.each([
  ['  Red   SOFA ', 'red sofa'],
  ['sofá cama', 'sofa cama'],
  ['65" TV!', '65 in tv'],
  ['8,000 BTU a/c', '8000 btu ac'],
  ['ｓｏｆａ', 'sofa'],
  ['75201', '75201'],
])('%s is counted as %s', (query, words) => expect(countableWords(query)).toBe(words));

test.each([
  '',
  '!!! …',
  '沙发',
  'dana@example.com',
  'dana＠example.com',
  'dana at example dot com',
  'dana arroba example.com',
  'dana gmail',
  'www.example.com',
  'call 214-555-0142',
  '(214) 555 0142',
  '+1.214.555.0142',
  '٢١٤٥٥٥٠١٤٢',
  '214 x 555 y 0142',
  '4111 1111 1111 1111',
  '123-45-6789',
  '01/02/1985',
  'a'.repeat(25),
  'sofa '.repeat(20),
])('%j is not counted by its words', (query) => expect(countableWords(query)).toBe(null));

const around = fc.constantFrom('', 'sofa ', ' gray couch', 'mi telefono es ');

test('no number of a phone or a card is kept, however it is written and whatever stands around it', () => {
  const digits = fc.array(fc.constantFrom(...'0123456789'), { minLength: 7, maxLength: 16 });
  fc.assert(
    fc.property(
      around,
      digits,
      fc.constantFrom('', ' ', '-', '.', ' - ', '/'),
      around,
      (before, number, sign, after) => {
        expect(countableWords(`${before}${number.join(sign)}${after}`)).toBe(null);
      },
    ),
  );
});

test('no address of mail is kept', () => {
  fc.assert(
    fc.property(around, fc.emailAddress(), around, (before, address, after) => {
      expect(countableWords(`${before}${address}${after}`)).toBe(null);
    }),
  );
});

test('any text is read, and what is kept stays the same when it is read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const words = countableWords(text);
      if (words === null) return;
      expect(words).toMatch(/^[a-z\d.]+(?: [a-z\d.]+)*$/);
      expect(countableWords(words)).toBe(words);
    }),
  );
});
