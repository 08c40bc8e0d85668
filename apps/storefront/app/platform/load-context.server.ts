import type { SurrogateKeys } from '@ownpath/contracts/catalog';
import { createContext, RouterContextProvider } from 'react-router';
import { type CommerceClient, createCommerceClient, type StateIn } from './commerce/client.server.ts';
import type { CommerceFetch } from './commerce/commerce-fetch.server.ts';
import { createRegisteredLogin, type RegisteredLogin } from './commerce/registered-login.server.ts';
import { createShopperLogin, type ShopperLogin } from './commerce/shopper-login.server.ts';
import { isCrawler } from './seo/is-crawler.ts';
import type { GuestView } from './session/guest-view.server.ts';
import { readSession, type Session, type SessionKey } from './session/session.server.ts';
import type { SiteContext } from './site/site-context.ts';

/** What the HTTP server hands to the application for one request. */
export type RequestInit = {
  readonly site: SiteContext;
  readonly nonce: string;
  readonly publicUrl: URL;
  readonly cardFrameOrigin: string;
  /** Origins that scripts of third parties may come from. */
  readonly scriptOrigins: readonly string[];
  readonly commerceFetch: CommerceFetch;
  readonly stateIn?: StateIn;
  readonly sessionKey: SessionKey;
  readonly clientAddress: string | null;
  /** Time of the commerce API. */
  readonly now: Date;
  /** The page as the visitor's browser takes it; null leaves that to the HTTP server. */
  readonly compressPage: CompressPage;
  /** Set when the page is rendered for all guests with this view, whom the session stands for. */
  readonly guest?: {
    readonly view: GuestView;
    readonly session: Session;
    /** Receives what the page depends on. */
    readonly onAnswer: (keys: SurrogateKeys) => void;
  };
};

type CompressPage = (
  page: Uint8Array,
) => { readonly body: Uint8Array<ArrayBuffer>; readonly encoding: string } | null;

/** No visitor has it: what is asked with it is located nowhere. */
export const UNSPECIFIED_ADDRESS = '::';

export const siteContext = createContext<SiteContext>();
export const nonceContext = createContext<string>();
export const sessionContext = createContext<Session>();
export const commerceContext = createContext<CommerceClient>();
export const registeredLoginContext = createContext<RegisteredLogin>();
export const shopperLoginContext = createContext<ShopperLogin>();
export const originContext = createContext<{
  readonly publicUrl: URL;
  readonly cardFrameOrigin: string;
  readonly scriptOrigins: readonly string[];
}>();
export const compressPageContext = createContext<CompressPage>();
export const nowContext = createContext<Date>();
export const clientAddressContext = createContext<string | null>(null);
/** Null for a page of one visitor. */
export const guestViewContext = createContext<GuestView | null>(null);

/** Called by the HTTP server through the build's entry module, so that context keys are one and the same. */
export function createLoadContext(request: Request, init: RequestInit): RouterContextProvider {
  const session =
    init.guest?.session ?? readSession(request, init.sessionKey, init.publicUrl.protocol === 'https:');
  const context = new RouterContextProvider();
  context.set(siteContext, init.site);
  context.set(nonceContext, init.nonce);
  context.set(sessionContext, session);
  const { publicUrl, cardFrameOrigin, scriptOrigins } = init;
  context.set(originContext, { publicUrl, cardFrameOrigin, scriptOrigins });
  const clientAddress = init.guest ? UNSPECIFIED_ADDRESS : init.clientAddress;
  context.set(clientAddressContext, clientAddress);
  context.set(guestViewContext, init.guest?.view ?? null);
  context.set(nowContext, init.now);
  context.set(compressPageContext, init.compressPage);
  const loginService = {
    fetch: init.commerceFetch,
    siteId: init.site.siteId,
    publicOrigin: init.publicUrl.origin,
    // Search engines index the shop without the prices of one store.
    clientAddress: isCrawler(request.headers.get('User-Agent')) ? UNSPECIFIED_ADDRESS : clientAddress,
  };
  context.set(registeredLoginContext, createRegisteredLogin(loginService));
  context.set(shopperLoginContext, createShopperLogin(loginService));
  context.set(
    commerceContext,
    createCommerceClient({
      ...loginService,
      session,
      locale: init.site.locale,
      signal: request.signal,
      ...(init.stateIn ? { stateIn: init.stateIn } : {}),
      ...(init.guest ? { onAnswer: init.guest.onAnswer } : {}),
    }),
  );
  return context;
}
