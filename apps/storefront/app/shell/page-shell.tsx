import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useMatches } from 'react-router';
import { loadWhenSeen } from '../platform/load-when-seen.tsx';
import type { LanguageChoice } from '../platform/site/site-context.ts';
import { ToastProvider, ToastRegion } from '../ui/toast.tsx';
import { CheckoutFooter, CheckoutHeader } from './checkout-layout.tsx';
import { Header } from './header.tsx';
import type { ShellData } from './shell-data.ts';

/** Which header and footer a page has. A route names its layout in its `handle`. */
type PageLayout = 'shop' | 'checkout' | 'bare';

export type LayoutHandle = {
  readonly layout: PageLayout;
  /** Largest form of the page, where it differs from that of all pages. */
  readonly maxFormBytes?: number;
};

/** The layout of the deepest match that names one. */
function layoutOf(matches: readonly { readonly handle: unknown }[]): PageLayout {
  for (const { handle } of matches.toReversed()) {
    if (typeof handle === 'object' && handle !== null && 'layout' in handle) {
      const { layout } = handle;
      if (layout === 'checkout' || layout === 'bare' || layout === 'shop') return layout;
    }
  }
  return 'shop';
}

const Footer = loadWhenSeen(() => import('./footer.tsx').then((module) => module.Footer));

type Props = {
  readonly shell: ShellData;
  readonly languages: readonly LanguageChoice[];
  /** Shown between header and page. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
};

/** Header, content and footer of every page, in the layout of its route. */
export function PageShell({ shell, languages, banner, children }: Props) {
  const { formatMessage } = useIntl();
  const layout = layoutOf(useMatches());
  useRouteFocus();
  return (
    <ToastProvider>
      <SkipLink />
      {layout === 'shop' && <Header shell={shell} languages={languages} />}
      {layout === 'shop' && banner && <div className="print:hidden">{banner}</div>}
      {layout === 'checkout' && <CheckoutHeader cartCount={shell.cartCount} />}
      <ToastRegion
        label={formatMessage({ id: 'shell.notifications' })}
        closeLabel={formatMessage({ id: 'shell.close' })}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {layout === 'shop' && <Footer content={shell.footer} store={shell.store} />}
      {layout === 'checkout' && <CheckoutFooter content={shell.footer} />}
    </ToastProvider>
  );
}

function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-control bg-white px-4 py-3 font-semibold text-spruce-700 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-70"
    >
      <FormattedMessage id="shell.skipToContent" />
    </a>
  );
}

/** True for events that may start a navigation, by pointer, keyboard or the browser's own buttons. */
function mayNavigate(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key === 'Enter';
  if (event.type !== 'click') return true;
  return event.target instanceof Element && event.target.closest('a, button, [role="option"]') !== null;
}

const isField = (target: unknown) => target instanceof Element && target.matches('input, select, textarea');

/**
 * Moves the focus to the page's heading after a change of path, so that screen readers announce the new page. A field
 * that the shopper began to fill in, or went on typing in, while the page was loading keeps the focus.
 */
function useRouteFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const isFieldEntered = useRef(false);
  useEffect(() => {
    // React may render a pending navigation only after the shopper has moved on, so the events themselves are noted.
    const note = (event: Event) => {
      if (event.type === 'focusin' || event.type === 'input')
        isFieldEntered.current ||= isField(event.target);
      else if (mayNavigate(event)) isFieldEntered.current = false;
    };
    const types = ['click', 'keydown', 'submit', 'popstate', 'focusin', 'input'];
    for (const type of types) window.addEventListener(type, note, true);
    return () => {
      for (const type of types) window.removeEventListener(type, note, true);
    };
  }, []);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (isFieldEntered.current && isField(document.activeElement)) return;
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
