import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChangeLog } from './change-log.ts';

const keysOf = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 });
const payloadOf = fc.oneof(
  keysOf.map((keys) => JSON.stringify(keys)),
  fc.constantFrom('catalog', 'content', 'sign'),
);

test('keys count as changed exactly when one was announced since, or something without a key', () => {
  fc.assert(
    fc.property(fc.array(payloadOf), fc.array(payloadOf), keysOf, (earlier, later, keys) => {
      const log = createChangeLog();
      for (const payload of earlier) log.note(payload);
      const { catalog: since } = log.read();
      for (const payload of later) log.note(payload);
      const changes = log.read();
      const isConcerned = later.some(
        (payload) =>
          payload === 'catalog' ||
          (payload.startsWith('[') && keys.some((key) => JSON.parse(payload).includes(key))),
      );
      expect(changes.whole > since || changes.hasChanged(keys, since)).toBe(isConcerned);
    }),
  );
});

test('more keys than are kept, and what may have been missed, concern everything', () => {
  const log = createChangeLog(2);
  log.note('["a"]');
  const { catalog, content } = log.read();
  log.note('["b","c"]');
  expect(log.read().whole).toBeGreaterThan(catalog);
  const { catalog: since } = log.read();
  log.noteAll();
  expect(log.read().whole).toBeGreaterThan(since);
  expect(log.read().content).toBeGreaterThan(content);
});
