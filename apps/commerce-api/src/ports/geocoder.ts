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
