import { LOCALES } from '@ownpath/domain/site';
import { expect, test } from 'vitest';
import { listSearchRedirects } from './search-redirects.ts';

test('phrases are stored in the form used for comparison, with one target in each language', () => {
  const redirects = listSearchRedirects();
  for (const { phrase, destinationUrl } of redirects) {
    expect(phrase).toMatch(/^[a-z]+( [a-z]+)*$/);
    expect(destinationUrl).toMatch(/^\/[a-z-]+$/);
  }
  const keys = redirects.map(({ locale, phrase }) => `${locale} ${phrase}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const locale of LOCALES) {
    const places = redirects.filter((redirect) => redirect.locale === locale);
    expect(new Set(places.map(({ destinationUrl }) => destinationUrl)).size).toBe(5);
  }
});
