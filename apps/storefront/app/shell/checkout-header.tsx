import { ArrowLeft } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
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
          <Icon as={ArrowLeft} />
          <FormattedMessage id="shell.backToCart" values={{ count: cartCount }} />
        </Link>
      </div>
    </header>
  );
}
