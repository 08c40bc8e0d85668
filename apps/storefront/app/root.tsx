import type { ReactNode } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import { SessionHost } from './features/account/session-timeout/session-host.tsx';
import { ChatHost } from './features/chat/chat-host.tsx';
import { loadChat } from './features/chat/load-chat.server.ts';
import { InactivityHost } from './features/checkout/inactivity/inactivity-host.tsx';
import { InterstitialHost } from './features/content/interstitial-host.tsx';
import { isInterstitialDue } from './features/content/load-interstitial.server.ts';
import { loadModalTimes } from './features/deals/deals-modal.server.ts';
import { AuthModalHost } from './features/identity/auth-modal-host.tsx';
import { signInMiddleware } from './features/identity/finish-sign-in.server.ts';
import { StoreBannerHost, StoreGuessHost, StorePopoverHost } from './features/stores/store-host.tsx';
import { useCoreData } from './platform/analytics/core-data.ts';
import { usePageViews } from './platform/analytics/page-views.ts';
import { useTrackers } from './platform/analytics/use-trackers.ts';
import { consentOf } from './platform/consent/consent.server.ts';
import { addScripts } from './platform/consent/third-party-scripts.server.ts';
import { commerceContext, originContext, siteContext } from './platform/load-context.server.ts';
import { memoPage } from './platform/memo-page.ts';
import { isLoginPath } from './platform/session/login-page.ts';
import { renewSessionMiddleware } from './platform/session/renew-session.server.ts';
import { RestoredPage } from './platform/session/restored-page.ts';
import { sessionMiddleware } from './platform/session/session-middleware.server.ts';
import { DealsModalHost } from './routes/deals-modal/deals-modal-host.tsx';
import { noteGuestView } from './routes/guest-pages/note-guest-view.server.ts';
import { readFrequency } from './shared/pricing/frequency-cookie.server.ts';
import { FrequencyProvider } from './shared/pricing/payment-frequency.tsx';
import { useMergeGuestItems } from './shared/saved-items/use-saved-items.ts';
import { BasketTracker } from './shared/shopper/basket-tracking.ts';
import { StorePromptProvider } from './shared/shopper/store-prompt.tsx';
import { SignInPromptProvider } from './shared/sign-in/sign-in-prompt.tsx';
import { links } from './shell/document-links.ts';
import { screenFor } from './shell/error-screen.tsx';
import { HtmlDocument } from './shell/html-document.tsx';
import { loadShell } from './shell/load-shell.server.ts';
import { UnlessLost } from './shell/offline-screen.tsx';
import { PageShell } from './shell/page-shell.tsx';
import { emptyShell } from './shell/shell-data.ts';

export { links };

export const middleware: Route.MiddlewareFunction[] = [
  sessionMiddleware,
  renewSessionMiddleware,
  signInMiddleware,
];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { origin } = context.get(originContext).publicUrl;
  const commerce = context.get(commerceContext);
  const cookies = request.headers.get('Cookie') ?? '';
  const consent = consentOf(request);
  const [isInterstitial, dealsModal, chat, shell] = await Promise.all([
    isInterstitialDue(
      commerce,
      {
        page: url.pathname.slice(site.prefix.length) || '/',
        campaign: url.searchParams.get('utm_campaign') ?? '',
      },
      cookies,
    ),
    // One question at a time.
    consent.id === null ? null : loadModalTimes(commerce, cookies),
    loadChat(context, cookies),
    loadShell(context),
    addScripts(context, consent),
  ]);
  await noteGuestView(context, shell);
  const frequency = readFrequency(request);
  return { site, origin, frequency, isInterstitialDue: isInterstitial, dealsModal, chat, ...shell };
}

/**
 * The shell's data is not reloaded on navigation; an action or a reload of the same page loads it again, and so does the sign-in
 * page, where a customer is led whose session has ended.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  if (args.formMethod === undefined && isLoginPath(args.nextUrl.pathname)) return true;
  const isAction = args.formMethod !== undefined && args.formMethod !== 'GET';
  const isSamePage = args.currentUrl.href === args.nextUrl.href;
  return (isAction || isSamePage) && args.defaultShouldRevalidate;
}

export function Layout({ children }: { readonly children: ReactNode }) {
  return <HtmlDocument>{children}</HtmlDocument>;
}

/** What follows each step of a navigation are components of their own. */
export default memoPage(function App({ loaderData }: Route.ComponentProps) {
  useMergeGuestItems();
  usePageViews();
  useCoreData(loaderData);
  useTrackers();
  return (
    <FrequencyProvider>
      <SignInPromptProvider>
        <StorePromptProvider>
          <RestoredPage isSignedIn={loaderData.customer !== null} />
          <BasketTracker baskets={loaderData.kept} cartCount={loaderData.cartCount} />
          <PageShell shell={loaderData} languages={loaderData.site.languages} banner={<StoreBannerHost />}>
            <UnlessLost>
              <Outlet />
            </UnlessLost>
            <AuthModalHost />
            <StorePopoverHost />
            <StoreGuessHost />
            <InactivityHost />
            <SessionHost />
            <InterstitialHost isDue={loaderData.isInterstitialDue} />
            <DealsModalHost times={loaderData.dealsModal} />
            <ChatHost chat={loaderData.chat} />
          </PageShell>
        </StorePromptProvider>
      </SignInPromptProvider>
    </FrequencyProvider>
  );
});

/** Handles errors of the shell itself, and pages whose route is unknown; other page errors are shown inside the shell. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const rootData = useRouteLoaderData<typeof loader>('root');
  return (
    <PageShell shell={rootData ?? emptyShell} languages={rootData?.site.languages ?? []}>
      {/* What the page before it was still loading can fail now, and the router would reload this page. */}
      <UnlessLost>{screenFor(error)}</UnlessLost>
    </PageShell>
  );
}
