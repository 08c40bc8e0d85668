import { use, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { OfferList } from '../shared/offers/offer-list.tsx';
import { OffersMissing } from '../shared/offers/offers-missing.tsx';
import { useOffersOpen } from '../shared/offers/use-offers-open.ts';
import { Icon } from '../ui/icon.tsx';
import { RegionOffersContext } from './region-context.ts';

export const MyOffersData = z.object({ title: z.string(), isOpen: z.boolean() });
export type MyOffersData = z.infer<typeof MyOffersData>;

/** The accordion of the store's offers. A click outside or a page change closes it. */
export function MyOffers({ data }: { readonly data: MyOffersData }) {
  const loaded = use(RegionOffersContext);
  const storeOffers = loaded === 'failed' ? null : loaded;
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(data.isOpen);
  // The browser can open it before hydration; that state is kept.
  useEffect(() => setIsOpen(ref.current?.open ?? false), []);
  useOffersOpen(ref, isOpen, () => setIsOpen(false));
  return (
    <section className="page-width mt-section">
      <details
        ref={ref}
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
        className="group rounded-panel bg-white p-4 shadow-card md:p-6"
      >
        <summary className="flex min-h-11 items-center gap-3">
          <Icon as="tag" className="text-honey-700" />
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
          <Icon as="chevron-down" className="transition-transform duration-quick group-open:rotate-180" />
        </summary>
        <div className="pt-4">
          {storeOffers && storeOffers.offers.length > 0 ? (
            <OfferList offers={storeOffers.offers} appliedCode={storeOffers.appliedCode} />
          ) : (
            <OffersMissing why={loaded} returnTo="/page-viewer/specials" />
          )}
        </div>
      </details>
    </section>
  );
}
