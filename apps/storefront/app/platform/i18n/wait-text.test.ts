import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { waitText } from './wait-text.ts';

test.each([
  ['en-US', 1, '1 minute'],
  ['en-US', 61, '2 minutes'],
  ['es-US', 840, '14 minutos'],
  ['en-US', 5_401, '2 hours'],
  ['es-US', 86_400, '24 horas'],
])('%s: %d s is %s', (locale, seconds, text) => {
  expect(waitText(createIntl({ locale }), seconds)).toBe(text);
});
