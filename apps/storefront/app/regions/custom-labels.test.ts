import { expect, test, vi } from 'vitest';
import type { CommerceClient } from '../platform/commerce/client.server.ts';
import { CommerceError } from '../platform/commerce/commerce-error.ts';
import { labelRegions } from './custom-labels.server.ts';
import type { Region } from './region-schemas.server.ts';

const offers = { id: 'a', type: 'my-offers', data: { title: 'Offers', isOpen: false } } as Region;
const strip = {
  id: 'b',
  type: 'deals-strip',
  data: { title: 'Deals', placeholder: 'Email', button: 'Go' },
} as Region;
const other = { id: 'c', type: 'page-heading', data: { title: 'Hello' } } as Region;
const labels = {
  'en-US': { myOffers: 'For you' },
  'es-US': { myOffers: 'Para usted', dealsStripTitle: 'Entérese primero:' },
};

function titlesIn(locale: string, customLabels: unknown, regions = [offers, strip, other]) {
  const call = vi.fn(async () => {
    if (customLabels instanceof Error) throw customLabels;
    return { customPreferences: { customLabels } };
  });
  const commerce = { locale, call } as unknown as CommerceClient;
  const titles = labelRegions(commerce, regions).then((all) =>
    all.map(({ data }) => (data as { title: string }).title),
  );
  return { titles, call };
}

test('the retailer’s labels head their regions, in the page’s language; the others keep their titles', async () => {
  expect(await titlesIn('en-US', labels).titles).toEqual(['For you', 'Deals', 'Hello']);
  expect(await titlesIn('es-US', labels).titles).toEqual(['Para usted', 'Entérese primero:', 'Hello']);
});

test('without labels, with malformed ones or when they can’t be read, the titles stay', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const sent of [undefined, 'none', { 'en-US': { myOffers: 7 } }, new CommerceError('x', 503, {})]) {
    expect(await titlesIn('en-US', sent).titles).toEqual(['Offers', 'Deals', 'Hello']);
  }
});

test('a page without such regions asks for no preference', async () => {
  const { titles, call } = titlesIn('en-US', labels, [other]);
  expect(await titles).toEqual(['Hello']);
  expect(call).not.toHaveBeenCalled();
});
