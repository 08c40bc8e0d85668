import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useMatches } from 'react-router';
import type { LanguageChoice } from '../platform/site/site-context.ts';
import { ToastProvider, ToastRegion } from '../ui/toast/toast-provider.tsx';
import { CheckoutFooter } from './checkout-footer.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { frameOf } from './page-frame.ts';
import type { ShellData } from './shell-data.ts';
import { SkipLink } from './skip-link.tsx';
import { useRouteFocus } from './use-route-focus.ts';

type Props = {
  readonly shell: ShellData;
  readonly languages: readonly LanguageChoice[];
  /** Between the header of the shop and the page. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
};

/** Header, content and footer of every page, in the frame that the route asks for. */
export function PageShell({ shell, languages, banner, children }: Props) {
  const { formatMessage } = useIntl();
  const frame = frameOf(useMatches());
  useRouteFocus();
  return (
    <ToastProvider>
      <SkipLink />
      {frame === 'shop' && <Header shell={shell} languages={languages} />}
      {frame === 'shop' && banner}
      {frame === 'checkout' && <CheckoutHeader cartCount={shell.cartCount} />}
      <ToastRegion
        label={formatMessage({ id: 'shell.notifications' })}
        closeLabel={formatMessage({ id: 'shell.close' })}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {frame === 'shop' && <Footer content={shell.footer} store={shell.store} />}
      {frame === 'checkout' && <CheckoutFooter content={shell.footer} />}
    </ToastProvider>
  );
}
