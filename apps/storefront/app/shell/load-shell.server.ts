import { getCustomerBaskets } from '@ownpath/contracts/basket';
import { type Category, getCategory } from '@ownpath/contracts/catalog';
import { getContent, getPage } from '@ownpath/contracts/content';
import { getCustomer } from '@ownpath/contracts/customers';
import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { warnOf } from '../platform/http/responses.ts';
import {
  commerceContext,
  guestViewContext,
  originContext,
  sessionContext,
} from '../platform/load-context.server.ts';
import type { GuestView } from '../platform/session/guest-view.server.ts';
import { noBasketTracking } from '../shared/shopper/basket-tracking.ts';
import { type ChosenStore, findChosenStore } from '../shared/shopper/chosen-store.server.ts';
import type { MenuCategory, MenuDepartment, SignedInCustomer } from '../shared/shopper/shop-data.ts';
import { FooterContent } from './footer.tsx';
import type { MenuLink, ShellData } from './shell-data.ts';

type Context = Readonly<RouterContextProvider>;

/** Depth of the menu (specification section 7). */
const MENU_LEVELS = 3;

/** The data of header and footer. A part that fails to load is left out, so that the page itself still renders. */
export async function loadShell(context: Context): Promise<ShellData> {
  const commerce = context.get(commerceContext);
  const session = context.get(sessionContext);
  const view = context.get(guestViewContext);
  const [menu, menuLinks, footer, store, baskets, customer] = await Promise.all([
    loadMenu(context).catch(ignore<MenuDepartment[]>('menu', [])),
    loadMenuLinks(context).catch(ignore<MenuLink[]>('menu links', [])),
    loadFooter(context).catch(ignore<FooterContent | null>('footer', null)),
    findChosenStore(commerce, session).catch(ignore<ChosenStore | null>('store', null)),
    view ? basketFactsOf(view) : readBaskets(context).catch(ignore<BasketFacts>('cart', noBaskets)),
    loadCustomer(context).catch(ignore<SignedInCustomer>('customer', { firstName: '' })),
  ]);
  // One of these calls may have found that the session ended elsewhere; then the visitor is a guest.
  const isRegistered = session.read().tokens?.isRegistered;
  const shown = view && store ? { ...store, distanceMiles: view.distanceMiles } : store;
  return { menu, menuLinks, footer, store: shown, ...baskets, customer: isRegistered ? customer : null };
}

function ignore<T>(part: string, fallback: T) {
  return (error: unknown): T => {
    warnOf(`The shell has no ${part}`, error);
    return fallback;
  };
}

async function loadMenu(context: Context): Promise<MenuDepartment[]> {
  const root = await context
    .get(commerceContext)
    .call(getCategory, { params: { id: 'root' }, query: { levels: MENU_LEVELS } });
  return inMenu(root.children).map((department) => {
    const { description, imageUrl, tint } = department;
    return { ...toMenuCategory(department, '/c'), description, imageUrl, tint };
  });
}

function toMenuCategory({ id, name, children }: Category, parentPath: string): MenuCategory {
  const path = `${parentPath}/${id}`;
  return { id, name, path, children: inMenu(children).map((child) => toMenuCategory(child, path)) };
}

function inMenu(categories: readonly Category[]): Category[] {
  return categories.filter(({ isInMenu }) => isInMenu).toSorted((a, b) => a.sequence - b.sequence);
}

async function loadMenuLinks(context: Context): Promise<MenuLink[]> {
  const { c_body } = await context
    .get(commerceContext)
    .call(getContent, { params: { contentId: 'menuAdditionalLinks' } });
  return readMenuLinks(c_body, context.get(originContext).publicUrl.origin);
}

async function loadFooter(context: Context): Promise<FooterContent | null> {
  const page = await context.get(commerceContext).call(getPage, { params: { pageId: 'footer' } });
  const region = page.regions.find(({ type }) => type === 'footer');
  return region ? FooterContent.parse(region.data) : null;
}

type BasketFacts = Pick<ShellData, 'cartCount' | 'hasApproval' | 'kept'>;

const noBaskets: BasketFacts = { cartCount: 0, hasApproval: false, kept: noBasketTracking };

/** What a device has stored of its baskets stays as it is. */
const basketFactsOf = ({ cartCount }: GuestView): BasketFacts => ({
  cartCount,
  hasApproval: false,
  kept: null,
});

async function readBaskets(context: Context): Promise<BasketFacts> {
  const customerId = context.get(sessionContext).read().tokens?.customerId;
  if (customerId === undefined) return noBaskets;
  const answer = await context.get(commerceContext).call(getCustomerBaskets, { params: { customerId } });
  const baskets = answer.baskets ?? [];
  const items = baskets.find(({ isTemporary }) => !isTemporary)?.items ?? [];
  return {
    cartCount: items.reduce((sum, item) => sum + item.quantity, 0),
    hasApproval: baskets.some(({ approvalFit }) => approvalFit !== null),
    kept: {
      basketTrack: items.map(({ productId, quantity }) => ({ productId, quantity })),
      tempBasketId: baskets.find(({ isTemporary }) => isTemporary)?.basketId ?? null,
    },
  };
}

async function loadCustomer(context: Context): Promise<SignedInCustomer | null> {
  const { tokens } = context.get(sessionContext).read();
  if (!tokens?.isRegistered) return null;
  const { customerId } = tokens;
  const { firstName } = await context.get(commerceContext).call(getCustomer, { params: { customerId } });
  return { firstName: firstName ?? '' };
}

const SentLinks = z.array(z.object({ label: z.string().min(1), href: z.string().min(1) }));

/**
 * The links in the body of the content asset `menuAdditionalLinks`. An http address of another host is external
 * (specification section 2); one of this shop is reduced to its path; anything else is left out.
 * @throws when the body isn't a list of links
 */
export function readMenuLinks(body: string, origin: string): MenuLink[] {
  const { host } = new URL(origin);
  return SentLinks.parse(JSON.parse(body)).flatMap(({ label, href }): MenuLink[] => {
    if (!/^(https?:\/\/|\/(?![/\\]))/i.test(href) || !URL.canParse(href, origin)) return [];
    const address = new URL(href, origin);
    return address.host === host
      ? [{ label, href: `${address.pathname}${address.search}${address.hash}`, isExternal: false }]
      : [{ label, href: address.href, isExternal: true }];
  });
}
