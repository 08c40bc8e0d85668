import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useStorePrompt } from '../shared/shopper/store-prompt.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ShellData } from './shell-data.ts';

type Props = { readonly shell: Pick<ShellData, 'store'> };

/** Pages that already show the store finder. */
const FINDERS = ['/find-a-store', '/store-locator'];

/** Opens the store finder as a popover; without JavaScript it is a link to the finder page. */
export function StoreChip({ shell }: Props) {
  const prompt = useStorePrompt();
  const { pathname } = useLocation();
  const canOpen = prompt !== null && !FINDERS.includes(pathname);
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (!canOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (prompt.anchor) prompt.close();
    else prompt.open(event.currentTarget);
  }
  return (
    <Link
      to="/find-a-store"
      onClick={onClick}
      aria-haspopup={canOpen ? 'dialog' : undefined}
      aria-expanded={canOpen ? prompt.anchor !== null : undefined}
      className="inline-flex min-h-9 min-w-0 items-center gap-2 rounded-pill bg-white/11 px-3 max-sm:gap-1.5 max-sm:px-2.5 font-semibold whitespace-nowrap text-white hover:bg-white/18"
    >
      <Icon as="map-pin" size="s" className="text-honey-300" />
      <span className="truncate">
        <StoreName shell={shell} />
      </span>
      <Icon as="chevron-down" size="s" className="text-honey-300 max-sm:hidden" />
    </Link>
  );
}

/** `My Store: 123 Main St`; `Pricing for 75024` while the store is a guess; else `Find your store`. */
export function StoreName({ shell: { store } }: Props) {
  if (!store) return <FormattedMessage id="shell.store.find" />;
  return store.isGuess ? (
    <FormattedMessage id="shell.store.pricingFor" values={{ zip: store.postalCode }} />
  ) : (
    <FormattedMessage id="shell.store.mine" values={{ address: store.address1 }} />
  );
}
