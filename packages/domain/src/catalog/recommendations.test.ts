import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseRecommendations, completingKindsOf } from './index.ts';

const COMPLETING = { sofas: ['tables', 'recliners'], 'living-room': ['tables', 'tvs'], tvs: ['soundbars'] };
const product = (id: string, ...categoryIds: string[]) => ({ id, categoryIds });
const NONE = { excludedIds: [], restrictedCategoryIds: [], kinds: [], limit: 10 };
const CANDIDATES = [
  product('sofa-2', 'living-room', 'sofas'),
  product('table-1', 'living-room', 'tables'),
  product('table-2', 'living-room', 'tables'),
  product('phone-1', 'phones'),
  product('recliner-1', 'living-room', 'recliners'),
];

test.each([
  ['a sofa', [['sofas']], ['tables', 'recliners']],
  ['a sofa of the living room, each kind once', [['sofas', 'living-room']], ['tables', 'recliners', 'tvs']],
  ['a sofa with its table', [['sofas'], ['tables']], ['recliners']],
  ['a sofa and a television', [['sofas'], ['tvs']], ['tables', 'recliners', 'soundbars']],
  ['what nothing completes', [['phones']], []],
  ['a name of every object', [['constructor']], []],
  ['no subject', [], []],
])('what completes %s', (_, subjects, kinds) => {
  expect(
    completingKindsOf(
      subjects.map((categoryIds) => ({ categoryIds })),
      COMPLETING,
    ),
  ).toEqual(kinds);
});

describe('the choice', () => {
  test.each([
    ['without kinds keeps the order', {}, ['sofa-2', 'table-1', 'table-2', 'phone-1', 'recliner-1']],
    [
      'puts completing kinds first, in turn',
      { kinds: ['tables', 'recliners'] },
      ['table-1', 'recliner-1', 'table-2', 'sofa-2', 'phone-1'],
    ],
    [
      'leaves out the cart and the page before the limit',
      { kinds: ['tables'], excludedIds: ['table-1', 'sofa-2'], limit: 2 },
      ['table-2', 'phone-1'],
    ],
    ['leaves out what the store does not rent', { restrictedCategoryIds: ['living-room'] }, ['phone-1']],
  ])('%s', (_, rules, ids) => {
    expect(chooseRecommendations(CANDIDATES, { ...NONE, ...rules }).map(({ id }) => id)).toEqual(ids);
  });

  const letter = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const letters = fc.array(letter, { maxLength: 4 });
  const candidates = fc.array(fc.record({ id: letter, categoryIds: letters }), { maxLength: 12 });

  test('holds no product twice, none that is excluded or restricted, and is as long as it can be', () => {
    fc.assert(
      fc.property(
        candidates,
        letters,
        letters,
        letters,
        fc.nat(6),
        (given, excludedIds, restricted, named, limit) => {
          const rules = { excludedIds, restrictedCategoryIds: restricted, kinds: [...new Set(named)], limit };
          const chosen = chooseRecommendations(given, rules);
          const ids = chosen.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.filter((id) => excludedIds.includes(id))).toEqual([]);
          expect(
            chosen.filter(({ categoryIds }) => categoryIds.some((id) => restricted.includes(id))),
          ).toEqual([]);
          const possible = given.filter(
            ({ id, categoryIds }) =>
              !excludedIds.includes(id) && !categoryIds.some((category) => restricted.includes(category)),
          );
          expect(ids.length).toBe(Math.min(limit, new Set(possible.map(({ id }) => id)).size));
          const completes = chosen.map(({ categoryIds }) => categoryIds.some((id) => named.includes(id)));
          expect(completes).toEqual(completes.toSorted((one, other) => Number(other) - Number(one)));
        },
      ),
    );
  });
});
