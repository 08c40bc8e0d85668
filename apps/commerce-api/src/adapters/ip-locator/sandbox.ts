import { BlockList, isIP } from 'node:net';
import { type GeocodedPlace, type Geocoder, type IpLocator, PortError } from '../../ports/index.ts';

/**
 * Documentation addresses of RFC 5737 control the sandbox: 192.0.2.x is in Plano, TX, 198.51.100.x in
 * Minneapolis, MN, and 203.0.113.x makes the service fail. Any other public address is unknown.
 */
const PLACES = [
  { prefix: '192.0.2.', postalCode: '75024' },
  { prefix: '198.51.100.', postalCode: '55401' },
] as const;
const FAILING_PREFIX = '203.0.113.';

const privateAddresses = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateAddresses.addSubnet(network, bits);
}
privateAddresses.addAddress('::1', 'ipv6');
privateAddresses.addSubnet('fc00::', 7, 'ipv6');
privateAddresses.addSubnet('fe80::', 10, 'ipv6');

function isPrivate(ipAddress: string): boolean {
  const version = isIP(ipAddress);
  return version !== 0 && privateAddresses.check(ipAddress, version === 6 ? 'ipv6' : 'ipv4');
}

/**
 * The demo's IP location. A private or loopback address is at `localPostalCode`, or unknown when that is null.
 */
export function createSandboxIpLocator(options: {
  readonly geocoder: Geocoder;
  readonly localPostalCode: string | null;
}): IpLocator {
  const { geocoder, localPostalCode } = options;
  const find = (postalCode: string | null): Promise<GeocodedPlace | null> =>
    postalCode === null ? Promise.resolve(null) : geocoder.findByPostalCode(postalCode);
  return {
    async locate(sent) {
      const ipAddress = sent.replace(/^::ffff:/i, '');
      if (ipAddress.startsWith(FAILING_PREFIX)) {
        throw new PortError('ip-locator', 'unavailable', 'the sandbox was asked to fail');
      }
      if (isPrivate(ipAddress)) return find(localPostalCode);
      return find(PLACES.find(({ prefix }) => ipAddress.startsWith(prefix))?.postalCode ?? null);
    },
  };
}
