import { expect, test } from 'vitest';
import { outcomeOf } from './add-result.tsx';

const added = { itemId: 'line-1', quantity: 1, basket: { basketId: 'b-1' } } as never;
const accepted = { ok: true, added } as const;
const refused = { ok: false, code: 'InvalidParameters' } as const;

test('an answer is shown once the page’s data has loaded again, and until it is closed', () => {
  for (const state of ['submitting', 'loading'] as const) {
    expect(outcomeOf(state, accepted, null)).toEqual({ added: null, refusal: null });
    expect(outcomeOf(state, refused, null)).toEqual({ added: null, refusal: null });
  }
  expect(outcomeOf('idle', accepted, null)).toEqual({ added, refusal: null });
  expect(outcomeOf('idle', accepted, accepted)).toEqual({ added: null, refusal: null });
  expect(outcomeOf('idle', refused, null)).toEqual({ added: null, refusal: refused });
  expect(outcomeOf('idle', undefined, null)).toEqual({ added: null, refusal: null });
});
