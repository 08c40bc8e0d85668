import { z } from 'zod';
import { type Endpoint, OrganizationParams } from '../wire/index.ts';

/** Baskets live at v2; `asVersion1` gives the same call at v1. */
export const basketsPath = '/checkout/shopper-baskets/v2/organizations/{organizationId}/baskets';
export const BasketParams = OrganizationParams.extend({ basketId: z.string().min(1).max(100) });
export const ItemParams = BasketParams.extend({ itemId: z.string().min(1).max(100) });

/**
 * The same call in Shopper Baskets v1: v1 and v2 name one and the same basket, and clients mix both in one flow.
 * A client finds its answer in either, v2's further fields included.
 */
export function asVersion1<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(endpoint: Endpoint<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return {
    ...endpoint,
    id: `${endpoint.id}V1`,
    path: endpoint.path.replace('/shopper-baskets/v2/', '/shopper-baskets/v1/'),
  };
}
