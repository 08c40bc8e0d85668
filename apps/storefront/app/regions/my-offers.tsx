import { ChevronDown, Tag } from 'lucide-react';
import { use, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { OfferList } from '../features/offers/offer-list.tsx';
import { pushEvent } from '../platform/analytics/data-layer.ts';
import { Icon } from '../ui/icon.tsx';
import { LinkedMessage } from '../ui/text-link.tsx';
import { RegionOffersContext } from './region-context.ts';

export const MyOffersData = z.object({ title: z.string(), isOpen: z.boolean() });
export type MyOffersData = z.infer<typeof MyOffersData>;

/** The accordion of the store's offers. A click outside or a page change closes it. */
export function MyOffers({ data }: { readonly data: MyOffersData }) {
  const loaded = use(RegionOffersContext);
  const storeOffers = loaded === 'failed' ? null : loaded;
  const { ref, isOpen, setIsOpen } = useOffersPanel(data.isOpen);
  return (
    <section className="page-width mt-section">
      <details
        ref={ref}
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
        className="group rounded-panel bg-white p-4 shadow-card md:p-6"
      >
        <summary className="flex min-h-11 items-center gap-3">
          <Icon as={Tag} className="text-honey-700" />
          <div className="flex-1 md:flex md:items-center md:justify-between md:gap-6">
            <h2 className="text-xl">{data.title}</h2>
            {storeOffers && (
              <span className="mt-1 block text-xs text-ink-2 md:mt-0 md:text-right">
                <FormattedMessage
                  id="offers.count"
                  values={{ count: storeOffers.offers.length, store: storeOffers.storeAddress }}
                />
              </span>
            )}
          </div>
          <Icon as={ChevronDown} className="transition-transform duration-quick group-open:rotate-180" />
        </summary>
        <div className="pt-4">
          {storeOffers && storeOffers.offers.length > 0 ? (
            <OfferList offers={storeOffers.offers} appliedCode={storeOffers.appliedCode} />
          ) : loaded ? (
            <p className="text-ink-2">
              <FormattedMessage id={loaded === 'failed' ? 'offers.failed' : 'offers.none'} />
            </p>
          ) : (
            <p className="text-ink-2">
              <LinkedMessage
                id="offers.noStore"
                to="/find-a-store?returnTo=/page-viewer/specials"
                look="inline"
              />
            </p>
          )}
        </div>
      </details>
    </section>
  );
}

/** An offer that was only glanced at is not reported. */
const REPORTED_AFTER_MS = 1000;

/** Adds the class `open` to the body while the panel is open (specification section 4). */
function useOffersPanel(isInitiallyOpen: boolean) {
  const ref = useRef<HTMLDetailsElement>(null);
  const isReported = useRef(false);
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  // The browser can open it before hydration; that state is kept.
  useEffect(() => setIsOpen(ref.current?.open ?? false), []);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: MouseEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) setIsOpen(false);
    };
    document.body.classList.add('open');
    document.addEventListener('click', closeOutside);
    return () => {
      document.body.classList.remove('open');
      document.removeEventListener('click', closeOutside);
    };
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen || isReported.current) return;
    const timer = setTimeout(() => {
      isReported.current = true;
      pushEvent({ event: 'RacTracking', action: 'myOffers' });
    }, REPORTED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return { ref, isOpen, setIsOpen };
}
