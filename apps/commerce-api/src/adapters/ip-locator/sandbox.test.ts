import { describe, expect, test } from 'vitest';
import { createBundledGeocoder } from '../geocoder/bundled.ts';
import { createSandboxIpLocator } from './sandbox.ts';

const geocoder = createBundledGeocoder();
const locator = createSandboxIpLocator({ geocoder, localPostalCode: null });

describe('documented inputs', () => {
  test.each([
    ['192.0.2.7', 'TX'],
    ['::ffff:192.0.2.7', 'TX'],
    ['198.51.100.200', 'MN'],
  ])('%s is in %s', async (address, stateCode) => {
    expect(await locator.locate(address)).toMatchObject({ stateCode });
  });

  test('203.0.113.x fails', async () => {
    await expect(locator.locate('203.0.113.5')).rejects.toMatchObject({ fault: 'unavailable' });
  });
});

const privateAddresses = [
  '127.0.0.1',
  '::1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  'fd00::1',
  '::ffff:10.0.0.1',
];

test.each(privateAddresses)('%s is unknown, or where the setting says', async (address) => {
  expect(await locator.locate(address)).toBeNull();
  const atHome = createSandboxIpLocator({ geocoder, localPostalCode: '75024' });
  expect(await atHome.locate(address)).toMatchObject({ city: 'Plano' });
});

test.each(['8.8.8.8', '172.32.0.1', '2001:db8::1', 'nonsense', ''])('%s is unknown', async (address) => {
  const atHome = createSandboxIpLocator({ geocoder, localPostalCode: '75024' });
  expect(await atHome.locate(address)).toBeNull();
});
