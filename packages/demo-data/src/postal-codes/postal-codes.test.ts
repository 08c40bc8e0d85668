import { describe, expect, it } from 'vitest';
import { listPostalCodes } from './index.ts';

const postalCodes = listPostalCodes();

describe('listPostalCodes', () => {
  it('covers the country, each code once, sorted', () => {
    expect(postalCodes.length).toBeGreaterThan(33_000);
    const codes = postalCodes.map(({ postalCode }) => postalCode);
    expect(codes).toEqual([...new Set(codes)].sort());
    expect(codes.every((code) => /^\d{5}$/.test(code))).toBe(true);
  });

  it.each([
    ['75024', 'Plano', 'TX', 33.08, -96.81],
    ['90210', 'Beverly Hills', 'CA', 34.1, -118.41],
    ['55401', 'Minneapolis', 'MN', 44.99, -93.27],
    ['53202', 'Milwaukee', 'WI', 43.05, -87.89],
    ['07030', 'Hoboken', 'NJ', 40.75, -74.03],
  ])('knows %s', (postalCode, city, stateCode, latitude, longitude) => {
    const place = postalCodes.find((entry) => entry.postalCode === postalCode);
    expect(place).toMatchObject({ city, stateCode });
    expect(place?.latitude).toBeCloseTo(latitude, 1);
    expect(place?.longitude).toBeCloseTo(longitude, 1);
  });

  it('places every code on or near US soil', () => {
    const abroad = postalCodes.filter(
      ({ latitude, longitude }) => latitude < -15 || latitude > 72 || (longitude > -64 && longitude < 140),
    );
    expect(abroad).toEqual([]);
  });
});
