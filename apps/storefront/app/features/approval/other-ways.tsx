import type { Basket } from '@ownpath/contracts/basket';
import { Bell } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { groundOf, ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { Icon } from '../../ui/icon.tsx';

/** Ways to the goods without an agreement: the cash price of what is in the cart, and deals. */
export function OtherWays({ basket }: { readonly basket: Basket | null }) {
  const { money } = usePriceText();
  const [item] = basket?.items ?? [];
  const cashPriceCents = basket?.quote?.cashPriceCents ?? 0;
  return (
    <section>
      <h2 className="text-[1.375rem]">
        <FormattedMessage id="declined.otherWays" />
      </h2>
      <ul className="mt-4 grid gap-3.5">
        {item && cashPriceCents > 0 && (
          <li className="flex items-center gap-4 rounded-card bg-white p-3.5 shadow-card">
            <div
              className={`grid h-22 w-26 flex-none place-items-center rounded-control ${groundOf(item.tint)}`}
            >
              <ProductPicture
                src={item.imageUrl}
                alt=""
                width={96}
                height={72}
                sizes="6.5rem"
                className="w-[88%]"
              />
            </div>
            <div className="min-w-0">
              <h3 className="font-sans text-base font-semibold tracking-normal">
                <FormattedMessage id="declined.payCash" />
              </h3>
              <p>
                <FormattedMessage
                  id="declined.cashPrice"
                  values={{ price: money(cashPriceCents), count: basket?.items.length ?? 1 }}
                />
              </p>
              <p className="mt-0.5 text-xs text-ink-2">
                <FormattedMessage id="declined.cashNote" />
              </p>
            </div>
          </li>
        )}
        <li className="relative flex items-center gap-4 rounded-card bg-white p-3.5 shadow-card hover:shadow-lift">
          <div className="grid h-22 w-26 flex-none place-items-center rounded-control bg-sage-100 text-spruce-700">
            <Icon as={Bell} size="l" />
          </div>
          <div className="min-w-0">
            <h3 className="font-sans text-base font-semibold tracking-normal">
              <Link to="/c/deals" className="text-ink after:absolute after:inset-0">
                <FormattedMessage id="declined.seeDeals" />
              </Link>
            </h3>
            <p className="mt-0.5 text-xs text-ink-2">
              <FormattedMessage id="declined.dealsNote" />
            </p>
          </div>
        </li>
      </ul>
    </section>
  );
}
