import { type BasketTracking, noBasketTracking } from '../shared/shopper/basket-tracking.ts';
import type { ChosenStore } from '../shared/shopper/chosen-store.server.ts';
import type { MenuDepartment, SignedInCustomer } from '../shared/shopper/shop-data.ts';
import type { FooterContent } from './footer.tsx';

/** An additional menu link. `href` is a path of the shop or an absolute URL of another site. */
export type MenuLink = { readonly label: string; readonly href: string; readonly isExternal: boolean };

/** The data of header and footer. Loaded by the root route. */
export type ShellData = {
  readonly menu: readonly MenuDepartment[];
  /** Additional menu links from the content. */
  readonly menuLinks: readonly MenuLink[];
  readonly store: ChosenStore | null;
  readonly cartCount: number;
  readonly hasApproval: boolean;
  /** Basket details for the browser to store; null for what it has. */
  readonly kept: BasketTracking | null;
  readonly customer: SignedInCustomer | null;
  /** Null when the content failed to load. */
  readonly footer: FooterContent | null;
};

/** Used when the root loader failed. */
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
