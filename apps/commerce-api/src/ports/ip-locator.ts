import type { GeocodedPlace } from './geocoder.ts';

/** Where a client address is, roughly; null when unknown or private. */
export type IpLocator = { locate(ipAddress: string): Promise<GeocodedPlace | null> };
