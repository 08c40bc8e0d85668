export type GeocodedPlace = {
  readonly latitude: number;
  readonly longitude: number;
  readonly postalCode: string | null;
  readonly city: string | null;
  /** Two letters. */
  readonly stateCode: string | null;
};

/** Resolves US places; null when there is none. */
export type Geocoder = {
  findByPostalCode(postalCode: string): Promise<GeocodedPlace | null>;
  findByPoint(point: {
    readonly latitude: number;
    readonly longitude: number;
  }): Promise<GeocodedPlace | null>;
  findByAddress(address: string): Promise<GeocodedPlace | null>;
};

/** Approximate place of a client address; null when unknown or private. */
export type IpLocator = { locate(ipAddress: string): Promise<GeocodedPlace | null> };
