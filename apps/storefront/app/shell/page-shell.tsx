import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useMatches } from 'react-router';
import { loadWhenSeen } from '../platform/load-when-seen.tsx';
import type { LanguageChoice } from '../platform/site/site-context.ts';
import { ToastProvider, ToastRegion } from '../ui/toast.tsx';
import { CheckoutFooter, CheckoutHeader } from './checkout-layout.tsx';
import { Header } from './header.tsx';
import type { ShellData } from './shell-data.ts';
import { usePageFocus } from './use-page-focus.ts';

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
  usePageFocus(useLocation().pathname);
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
