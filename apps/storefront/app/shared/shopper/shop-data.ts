import type { Frequency } from '@ownpath/domain/pricing';
import { useRouteLoaderData } from 'react-router';
import type { SiteContext } from '../../platform/site/site-context.ts';
import type { ChosenStore } from './chosen-store.server.ts';

export type MenuCategory = {
  readonly id: string;
  readonly name: string;
  /** Address without prefix, such as `/c/furniture/living-room`. */
  readonly path: string;
  readonly children: readonly MenuCategory[];
};

/** A category of the first level; the menu shows only their pictures. */
export type MenuDepartment = MenuCategory & {
  readonly description: string;
  readonly imageUrl: string;
  readonly tint: string;
};

/** The part of the root loader's data that any component may read. */
type ShopData = {
  readonly site: SiteContext;
  /** Of the shop's public address. */
  readonly origin: string;
  readonly frequency: Frequency;
  readonly store: ChosenStore | null;
  readonly cartCount: number;
  /** The shopper has an active approval (specification section 4). */
  readonly hasApproval: boolean;
  readonly menu: readonly MenuDepartment[];
  /** The signed-in customer; null for a guest. The name is empty when it couldn't be loaded. */
  readonly customer: SignedInCustomer | null;
};

export type SignedInCustomer = { readonly firstName: string };

/** The root loader's data; null only on a page whose root loader failed. */
export function useShopData(): ShopData | null {
  return useRouteLoaderData<ShopData>('root') ?? null;
}

/** The shop's absolute address in the page's site and language, as search engines are told it; no slash at its end. */
export function useSiteUrl(): string {
  const shop = useShopData();
  return shop ? shop.origin + shop.site.canonicalPrefix : '';
}

/**
 * The store of a shopper who may not change it: a registered one, or a guest with an approval (specification
 * section 4, Store selection). Null while they may choose.
 */
export function useFixedStore(): ChosenStore | null {
  const shop = useShopData();
  if (!shop?.store || shop.store.isGuess) return null;
  return shop.customer !== null || shop.hasApproval ? shop.store : null;
}
