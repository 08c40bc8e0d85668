import { expect, test } from 'vitest';
import { factLabelId, MAIN_FACTS } from './terms-facts.tsx';

test('every fact that stands out has a label; an unknown one has none', () => {
  expect(MAIN_FACTS.map(factLabelId)).not.toContain(null);
  expect(factLabelId('valueOf')).toBeNull();
});
