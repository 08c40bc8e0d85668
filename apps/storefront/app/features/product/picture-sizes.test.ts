import { afterEach, expect, test, vi } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { readPictureSizes } from './picture-sizes.server.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warn.mockClear());

const sizesWith = (answer: () => Promise<object>) =>
  readPictureSizes({ call: answer } as unknown as CommerceClient);
const preference = (imageTransformationJSON: unknown) => async () => ({
  customPreferences: { imageTransformationJSON },
});
const DRAWN = '(min-width: 62rem) 46vw, (min-width: 48rem) 58vw, 92vw';

test('the retailer says how wide a picture loads on desktops, on phones and in between', async () => {
  const widths = { desktop: { width: 700, quality: 80 }, mobile: { width: 340 }, default: { width: 500 } };
  expect(await sizesWith(preference(widths))).toBe(
    '(min-width: 62rem) 700px, (max-width: 47.99rem) 340px, 500px',
  );
});

test('without a readable preference it loads as wide as it is drawn, and a failed read is logged', async () => {
  expect(await sizesWith(preference({ desktop: { width: 'wide' } }))).toBe(DRAWN);
  expect(warn).not.toHaveBeenCalled();
  expect(await sizesWith(() => Promise.reject(new Error('down')))).toBe(DRAWN);
  expect(warn).toHaveBeenCalledExactlyOnceWith('Product pictures load as wide as they are drawn: down');
});
