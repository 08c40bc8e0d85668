import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';
import { StoreOffersNow } from './store-offers-now.tsx';

type Props = { readonly className: string; readonly onNavigate: () => void };

/** The offers of the shopper's store as an accordion of the drawer. */
export function OffersRow({ className, onNavigate }: Props) {
  const area = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      ref={area}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group border-t border-oat-300"
    >
      <summary className={cx(className, 'justify-between font-semibold!')}>
        <FormattedMessage id="shell.offers" />
        <Icon as="chevron-down" className="transition-transform duration-quick group-open:rotate-180" />
      </summary>
      {isOpen && (
        <StoreOffersNow
          area={area}
          className="px-4 pt-3 pb-5"
          onClose={() => setIsOpen(false)}
          onNavigate={onNavigate}
        />
      )}
    </details>
  );
}
