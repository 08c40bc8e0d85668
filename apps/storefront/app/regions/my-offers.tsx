import { ChevronDown, Tag } from 'lucide-react';
import { use, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { z } from 'zod';
import { OfferList } from '../features/offers/offer-list.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { RegionOffersContext } from './region-context.ts';

export const MyOffersData = z.object({ title: z.string(), isOpen: z.boolean() });
export type MyOffersData = z.infer<typeof MyOffersData>;

/** The accordion of the store's offers: closes by a click beside it and when the page changes. */
export function MyOffers({ data }: { readonly data: MyOffersData }) {
  const answer = use(RegionOffersContext);
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
          <h2 className="text-xl">{data.title}</h2>
          {answer && (
            <span className="ml-auto text-right text-xs text-ink-2">
              <FormattedMessage
                id="offers.count"
                values={{ count: answer.offers.length, store: answer.storeAddress }}
              />
            </span>
          )}
          <Icon
            as={ChevronDown}
            className={`transition-transform duration-quick group-open:rotate-180 ${answer ? '' : 'ml-auto'}`}
          />
        </summary>
        <div className="pt-4">
          {answer ? (
            <OfferList offers={answer.offers} appliedCode={answer.appliedCode} />
          ) : (
            <p className="text-ink-2">
              <FormattedMessage
                id="offers.noStore"
                values={{
                  a: (text) => <TextLink to="/find-a-store?returnTo=/page-viewer/specials">{text}</TextLink>,
                }}
              />
            </p>
          )}
        </div>
      </details>
    </section>
  );
}

/** Marks the page while it is open, as specification section 4 asks, so that styles and scripts can tell. */
function useOffersPanel(isOpenAtFirst: boolean) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  // It opens without this code, too: who was faster than the page's scripts keeps what they opened.
  useEffect(() => setIsOpen(ref.current?.open ?? false), []);
  useEffect(() => {
    if (!isOpen) return;
    const closeBeside = ({ target }: MouseEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) setIsOpen(false);
    };
    document.body.classList.add('open');
    document.addEventListener('click', closeBeside);
    return () => {
      document.body.classList.remove('open');
      document.removeEventListener('click', closeBeside);
    };
  }, [isOpen]);
  return { ref, isOpen, setIsOpen };
}
