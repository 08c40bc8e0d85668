import { readFileSync } from 'node:fs';
import type { Locale } from '@ownpath/domain/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { ChosenStore } from '../shared/shopper/chosen-store.server.ts';
import { StoreChip } from './store-chip.tsx';

const plano: ChosenStore = {
  id: '04217',
  address1: '123 Main St',
  city: 'Plano',
  stateCode: 'TX',
  postalCode: '75024',
  phone: '(972) 555-0142',
  distanceMiles: 1.2,
  isGuess: false,
};

function textOf(locale: Locale, store: ChosenStore | null): string {
  const file = new URL(`../../translations/${locale}.json`, import.meta.url);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const markup = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messages}>
      <MemoryRouter>
        <StoreChip shell={{ store }} />
      </MemoryRouter>
    </IntlProvider>,
  );
  return markup.replaceAll(/<[^>]+>/g, '');
}

test.each([
  ['en-US', null, 'Find your store'],
  ['en-US', { ...plano, isGuess: true }, 'Pricing for 75024'],
  ['en-US', plano, 'My Store: 123 Main St'],
  ['es-US', null, 'Busque su tienda'],
  ['es-US', { ...plano, isGuess: true }, 'Precios para 75024'],
  ['es-US', plano, 'Mi tienda: 123 Main St'],
] as const)('the store link in %s', (locale, store, text) => {
  expect(textOf(locale, store)).toBe(text);
});
