import type { Basket } from '@ownpath/contracts/basket';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { groundOf, ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import type { PreOwned } from './pre-owned.server.ts';

type Props = { readonly basket: Basket | null; readonly preOwned: PreOwned | null };

/** Ways to the goods without an agreement: the cash price of what is in the cart, or of a pre-owned one, and deals. */
export function OtherWays({ basket, preOwned }: Props) {
  const { money, condition } = usePriceText();
  const [item] = basket?.items ?? [];
  const cashPriceCents = basket?.quote?.cashPriceCents ?? 0;
  return (
    <section>
      <h2 className="text-[1.375rem]">
        <FormattedMessage id="declined.otherWays" />
      </h2>
      <ul className="mt-4 grid gap-3.5">
        {item && cashPriceCents > 0 && (
          <Way
            picture={<Picture imageUrl={item.imageUrl} />}
            ground={groundOf(item.tint)}
            title={<FormattedMessage id="declined.payCash" />}
            text={
              <FormattedMessage
                id="declined.cashPrice"
                values={{ price: money(cashPriceCents), count: basket?.items.length ?? 1 }}
              />
            }
            note={<FormattedMessage id="declined.cashNote" />}
          />
        )}
        {preOwned && (
          <Way
            picture={<Picture imageUrl={preOwned.imageUrl} />}
            ground={groundOf(preOwned.tint)}
            to={preOwned.path}
            title={<FormattedMessage id="declined.preOwned" />}
            text={
              <FormattedMessage
                id="declined.preOwnedPrice"
                values={{
                  name: preOwned.name,
                  condition: condition(preOwned.condition),
                  price: money(preOwned.cashPriceCents),
                }}
              />
            }
            note={<FormattedMessage id="declined.preOwnedNote" />}
          />
        )}
        <Way
          picture={<Icon as="bell" size="l" />}
          ground="bg-sage-100 text-spruce-700"
          to="/c/deals"
          title={<FormattedMessage id="declined.seeDeals" />}
          note={<FormattedMessage id="declined.dealsNote" />}
        />
      </ul>
    </section>
  );
}

function Picture({ imageUrl }: { readonly imageUrl: string }) {
  return <ProductPicture src={imageUrl} alt="" width={96} height={72} sizes="6.5rem" className="w-[88%]" />;
}

type WayProps = {
  readonly picture: ReactNode;
  readonly ground: string;
  /** Where the card leads. */
  readonly to?: string;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly note: ReactNode;
};

function Way({ picture, ground, to, title, text, note }: WayProps) {
  return (
    <li
      className={cx(
        'relative flex items-center gap-4 rounded-card bg-white p-3.5 shadow-card',
        to && 'hover:shadow-lift',
      )}
    >
      <div className={cx('grid h-22 w-26 flex-none place-items-center rounded-control', ground)}>
        {picture}
      </div>
      <div className="min-w-0">
        <h3 className="font-sans text-base font-semibold tracking-normal">
          {to ? (
            <Link to={to} className="text-ink after:absolute after:inset-0">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {text && <p>{text}</p>}
        <p className="mt-0.5 text-xs text-ink-2">{note}</p>
      </div>
    </li>
  );
}
