import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { CardChips } from '../ui/card-chips.tsx';
import { Icon } from '../ui/icon.tsx';
import type { FooterContent } from './footer.tsx';
import { Logo } from './logo.tsx';

export function CheckoutHeader({ cartCount }: { readonly cartCount: number }) {
  return (
    <header className="border-b border-oat-300 bg-oat-50">
      <div className="page-width flex min-h-18 items-center justify-between">
        <Logo />
        <Link
          to="/cart"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-spruce-700 hover:underline"
        >
          <Icon as="arrow-left" />
          <FormattedMessage id="shell.backToCart" values={{ count: cartCount }} />
        </Link>
      </div>
    </header>
  );
}

/** Legal links, accepted cards and the demo notice. */
export function CheckoutFooter({ content }: { readonly content: FooterContent | null }) {
  const { formatMessage } = useIntl();
  return (
    <footer className="mt-section border-t border-oat-300 py-6 text-xs">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {content?.legalLinks.map((link) => (
            <li key={link.href}>
              <Link to={link.href} className="inline-flex min-h-7 items-center text-ink-2 hover:underline">
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
        <CardChips label={formatMessage({ id: 'shell.cards' })} />
        <p className="w-full text-ink-2">
          {content?.demoNotice ?? <FormattedMessage id="shell.demoNotice" />}
        </p>
      </div>
    </footer>
  );
}
