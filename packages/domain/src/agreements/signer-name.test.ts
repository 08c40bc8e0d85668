import { describe, expect, test } from 'vitest';
import { isSignerName } from './index.ts';

describe('the typed name of a signature', () => {
  test.each([
    ['Maria Alvarez', 'Maria Alvarez'],
    ['maria alvarez', 'Maria Alvarez'],
    ['MARÍA ÁLVAREZ', 'Maria Alvarez'],
    ['Maria Alvarez', 'María Álvarez'],
    ['  Maria \t Alvarez ', 'Maria Alvarez'],
    ['Maria Guadalupe Alvarez', 'Maria Alvarez'],
    ['Maria Alvarez', 'Maria Guadalupe Alvarez'],
    ['Maria G. Alvarez', 'Maria Guadalupe Alvarez'],
    ['Ana Maria Lopez-Vega', 'Ana-Maria Lopez Vega'],
    ['Sean OBrien', 'Sean O’Brien'],
    ['Juan Delacruz', 'Juan De la Cruz'],
    ['John Smith Jr.', 'John Smith'],
    ['John Smith', 'John Smith III'],
    ['Łukasz Großmann', 'Lukasz Grossmann'],
    ['José\u0301 Pérez', 'José Perez'],
    ['Sukarno', 'Sukarno'],
    ['李 小龍', '李 小龍'],
  ])('%s signs for %s', (typed, fullName) => {
    expect(isSignerName(typed, fullName)).toBe(true);
  });

  test.each([
    ['Mario Alvarez', 'Maria Alvarez'],
    ['Maria Lopez', 'Maria Alvarez'],
    ['Alvarez Maria', 'Maria Alvarez'],
    ['Maria', 'Maria Alvarez'],
    ['Alvarez', 'Maria Alvarez'],
    ['M', 'Maria Alvarez'],
    ['', 'Maria Alvarez'],
    [' . ', 'Maria Alvarez'],
    ['Maria Jr', 'Maria Alvarez'],
    ['Maria Alvarez', ''],
  ])('%s does not sign for %s', (typed, fullName) => {
    expect(isSignerName(typed, fullName)).toBe(false);
  });
});
