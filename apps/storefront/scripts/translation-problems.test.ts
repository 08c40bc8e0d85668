import { expect, test } from 'vitest';
import { findTranslationProblems } from './translation-problems.ts';

const sources = `<FormattedMessage id="cart.title" />; formatMessage({ id: 'cart.count' }); const ids = { A: 'cart.table' };`;
const base = {
  'cart.title': 'Your cart',
  'cart.count': '{count, plural, one {# item} other {# items in <b>{place}</b>}}',
  'cart.table': 'Table',
};
const other = {
  'cart.title': 'Su carrito',
  'cart.count': '{count, plural, one {# artículo} other {# artículos en <b>{place}</b>}}',
  'cart.table': 'Tabla',
};

test('complete translations have no problems', () => {
  expect(findTranslationProblems({ base, other, sources })).toEqual([]);
});

test.each([
  [
    'used without a text',
    { base, other, sources: `${sources} id="cart.gone"` },
    'missing: cart.gone is used but has no text',
  ],
  [
    'without a translation',
    { base, other: { ...other, 'cart.title': undefined as unknown as string }, sources },
    'missing: cart.title has no es-US text',
  ],
  [
    'only translated',
    { base, other: { ...other, 'cart.old': 'Viejo' }, sources },
    'missing: cart.old has no en-US text',
  ],
  [
    'computed',
    { base, other, sources: `${sources} id: \`cart.\${name}\`` },
    `computed: id: \`cart.\${name}\`; a script brings the texts whose ids stand in it as a whole`,
  ],
  [
    'unused',
    { base: { ...base, 'cart.old': 'Old' }, other: { ...other, 'cart.old': 'Viejo' }, sources },
    'unused: cart.old',
  ],
  [
    'untranslated',
    { base, other: { ...other, 'cart.title': 'Your cart' }, sources },
    'untranslated: cart.title',
  ],
  [
    'with other placeholders',
    { base, other: { ...other, 'cart.title': 'Su carrito {n}' }, sources },
    'placeholders: cart.title has {} in en-US and {n} in es-US',
  ],
])('a text %s is reported', (_name, input, problem) => {
  expect(findTranslationProblems(input)).toEqual([problem]);
});
