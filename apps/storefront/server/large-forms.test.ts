import { expect, test } from 'vitest';
import { inTurn, receiveLarge } from './large-forms.ts';

test('eight forms with files are received at once, and no more', async () => {
  const gate = Promise.withResolvers<string>();
  const first = Array.from({ length: 8 }, () => receiveLarge(() => gate.promise));
  expect(await receiveLarge(async () => 'ninth')).toBeNull();
  gate.resolve('done');
  expect(await Promise.all(first)).toEqual(Array(8).fill('done'));
  expect(await receiveLarge(async () => 'next')).toBe('next');
});

test('they are answered one at a time, also after one that failed', async () => {
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
    if (name === 'one') throw new Error('broken');
  };
  await Promise.allSettled([inTurn(work('one')), inTurn(work('two'))]);
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});
