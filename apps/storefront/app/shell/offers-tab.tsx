import { ChevronDown } from 'lucide-react';
import { type FocusEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useOffersOpen } from '../shared/offers/use-offers-open.ts';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';
import { useDisclosure } from './use-disclosure.ts';

/** The accordion page, for a browser without JavaScript. */
const OFFERS_PAGE = '/page-viewer/specials';

const OffersPanel = lazy(async () => {
  const { OffersPanel } = await import('./offers-panel.tsx');
  return { default: OffersPanel };
});

/** The tag-shaped tab at the end of the department row: the store's offers drop down from it. */
export function OffersTab() {
  const area = useRef<HTMLLIElement>(null);
  const { isOpen, close, trigger, panel, onTriggerClick } = useDisclosure();
  const { key } = useLocation();
  useOffersOpen(area, isOpen, close);
  useEffect(close, [key]);
  // A press on a text moves the focus nowhere, and closes nothing.
  const leaving = {
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
    },
  };
  return (
    <li ref={area} className="ml-auto" {...leaving}>
      <Link
        ref={trigger}
        to={OFFERS_PAGE}
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'offers-panel' : undefined}
        onClick={(event) => {
          if (isOpen) event.preventDefault();
          onTriggerClick(event);
        }}
        className="offers-tab relative inline-flex min-h-9 items-center gap-1.5 bg-honey-100 pr-3.5 pl-6.5 font-semibold text-ink hover:bg-honey-300"
      >
        <FormattedMessage id="shell.offers" />
        <Icon
          as={ChevronDown}
          size="s"
          className={cx('transition-transform duration-quick', isOpen && 'rotate-180')}
        />
      </Link>
      {isOpen && (
        <div
          id="offers-panel"
          ref={panel}
          className="page-width pointer-events-none absolute inset-x-0 top-full z-30 flex justify-end"
        >
          <div className="pointer-events-auto max-h-[70dvh] w-200 max-w-full overflow-y-auto rounded-b-card bg-oat-50 p-6 shadow-pop">
            <Suspense>
              <OffersPanel onNavigate={close} />
            </Suspense>
          </div>
        </div>
      )}
    </li>
  );
}

type RowProps = { readonly className: string; readonly onNavigate: () => void };

/** The same in the drawer, as an accordion. */
export function OffersRow({ className, onNavigate }: RowProps) {
  const area = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useOffersOpen(area, isOpen, () => setIsOpen(false));
  return (
    <details
      ref={area}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group border-t border-oat-300"
    >
      <summary className={cx(className, 'justify-between font-semibold!')}>
        <FormattedMessage id="shell.offers" />
        <Icon as={ChevronDown} className="transition-transform duration-quick group-open:rotate-180" />
      </summary>
      <div className="px-4 pt-1 pb-5">
        {isOpen && (
          <Suspense>
            <OffersPanel onNavigate={onNavigate} />
          </Suspense>
        )}
      </div>
    </details>
  );
}
