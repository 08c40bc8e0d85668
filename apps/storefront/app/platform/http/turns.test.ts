import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.server.ts';

test('each turn of the event loop starts one request, in order', async () => {
  const takeTurn = createTurns();
  const started: number[] = [];
  const all = [1, 2, 3].map((id) => takeTurn().then(() => started.push(id)));
  expect(started).toEqual([]);
  for (const expected of [[1], [1, 2], [1, 2, 3]]) {
    await turn();
    expect(started).toEqual(expected);
  }
  await Promise.all(all);
  // After a pause as at first.
  void takeTurn().then(() => started.push(4));
  await turn();
  expect(started).toEqual([1, 2, 3, 4]);
});
