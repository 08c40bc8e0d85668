import type { Frequency } from '@ownpath/domain/pricing';
import { useRouteLoaderData } from 'react-router';
import type { SiteContext } from '../../platform/site/site-context.ts';
import type { ChosenStore } from './chosen-store.server.ts';

export type MenuCategory = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Address without prefix, such as `/c/furniture/living-room`. */
  readonly path: string;
  readonly imageUrl: string;
  readonly tint: string;
  readonly children: readonly MenuCategory[];
};

/** What the root loader gives every page. */
export type ShopData = {
  readonly site: SiteContext;
  readonly frequency: Frequency;
  readonly store: ChosenStore | null;
  readonly cartCount: number;
  /** An approval stands (specification section 4). */
  readonly hasApproval: boolean;
  readonly menu: readonly MenuCategory[];
  /** Who is signed in; null for a guest. The name is empty where it couldn't be had. */
  readonly customer: SignedInCustomer | null;
};

export type SignedInCustomer = { readonly firstName: string };

/** The root loader's data; null only on a page whose root loader failed. */
export function useShopData(): ShopData | null {
  return useRouteLoaderData<ShopData>('root') ?? null;
}
