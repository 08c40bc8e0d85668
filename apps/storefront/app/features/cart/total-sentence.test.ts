import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import english from '../../../translations/en-US.json' with { type: 'json' };
import spanish from '../../../translations/es-US.json' with { type: 'json' };

test.each([
  ['cart.summary.total', 'yes', 'all rent and the fee, before tax', 'toda la renta y el cargo, antes'],
  ['cart.summary.total', 'no', 'all rent, before tax', 'toda la renta, antes'],
  ['cart.agreements.total', 'no', 'all rent of all agreements', 'toda la renta de todos los contratos'],
])('%s with a fee: %s', (id, hasFee, inEnglish, inSpanish) => {
  const say = (locale: string, messages: Record<string, string>) =>
    createIntl({ locale, messages }).formatMessage({ id }, { hasFee, total: '$1.00' });
  expect(say('en-US', english)).toContain(inEnglish);
  expect(say('es-US', spanish)).toContain(inSpanish);
});
