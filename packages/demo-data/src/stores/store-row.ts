import type { Both } from '../localized.ts';
import type { DemoStore } from '../types/index.ts';

/** One store; `flags` holds the differences from a default store. */
export type StoreRow = {
  readonly id: string;
  readonly address1: string;
  readonly city: string;
  readonly stateCode: string;
  readonly postalCode: string;
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly geoPoolId: string;
  readonly taxRatePpm: number;
  readonly sameAsCashDays: number;
  readonly tagline: Both;
  /** Days from today until the store stops selling online; negative for a closed store. */
  readonly closesInDays?: number;
  readonly flags?: Partial<DemoStore>;
};
