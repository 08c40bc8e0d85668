import { type BasketTracking, noBasketTracking } from '../shared/shopper/basket-tracking.ts';
import type { ChosenStore } from '../shared/shopper/chosen-store.server.ts';
import type { MenuCategory, SignedInCustomer } from '../shared/shopper/shop-data.ts';
import type { FooterContent } from './footer.tsx';

/** A link of the menu beside the departments. `href` is a path of the shop, or a whole address elsewhere. */
export type MenuLink = { readonly label: string; readonly href: string; readonly isExternal: boolean };

/** What every page's frame shows. Loaded once by the root route. */
export type ShellData = {
  readonly menu: readonly MenuCategory[];
  /** What the content adds to the menu. */
  readonly menuLinks: readonly MenuLink[];
  readonly store: ChosenStore | null;
  readonly cartCount: number;
  readonly hasApproval: boolean;
  /** What the browser remembers of the baskets. */
  readonly kept: BasketTracking;
  readonly customer: SignedInCustomer | null;
  /** Null when the content couldn't be had. */
  readonly footer: FooterContent | null;
};

/** The frame of a page whose root loader failed. */
export const emptyShell: ShellData = {
  menu: [],
  menuLinks: [],
  store: null,
  cartCount: 0,
  hasApproval: false,
  kept: noBasketTracking,
  customer: null,
  footer: null,
};
