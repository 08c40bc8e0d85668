import { expect, test } from 'vitest';
import { toSavable } from './save-button.tsx';

const sofa = { id: 'sofa', variants: [{ id: 'sofa-slate' }, { id: 'sofa-sand' }] };

test('the shown colour is saved; without a chosen colour any of the product’s counts as saved', () => {
  expect(toSavable(sofa, 'sofa-slate', false)).toEqual({
    id: 'sofa-slate',
    ids: ['sofa', 'sofa-slate', 'sofa-sand'],
  });
});

test('a chosen colour counts on its own', () => {
  expect(toSavable(sofa, 'sofa-sand', true)).toEqual({ id: 'sofa-sand', ids: ['sofa', 'sofa-sand'] });
});

test('a product without colors is saved as itself', () => {
  expect(toSavable({ id: 'rug', variants: [] }, undefined, false)).toEqual({ id: 'rug', ids: ['rug'] });
});
