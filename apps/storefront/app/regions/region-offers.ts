import { createContext } from 'react';
import type { StoreOffers } from '../features/offers/load-offers.server.ts';

/** Offers of the shopper's store, for regions that show them. */
export const RegionOffersContext = createContext<StoreOffers | null>(null);
