import type { RentalPrice, RentalRate } from '@ownpath/contracts/catalog';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { groundOf, ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { pickRate, useFrequency } from '../../shared/pricing/payment-frequency.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { cx } from '../../ui/cx.ts';
import { FactLine } from '../../ui/price-block.tsx';
import { type BundleMember, bundleSaving } from './companions.ts';

type Props = {
  readonly members: readonly BundleMember[];
  /** The set's price; null while no store is chosen. */
  readonly price: RentalPrice | null;
  /** The pieces rented one by one in the same order. */
  readonly piecesApart: readonly RentalRate[];
};

/** The pieces of a set with their single prices, and what the set saves. */
export function BundleMembers({ members, price, piecesApart }: Props) {
  const priceText = usePriceText();
  const frequency = useFrequency();
  const set = price && pickRate(price.rates, frequency);
  const apart = pickRate(piecesApart, frequency);
  const savedCents = set && apart && bundleSaving(set, apart);
  return (
    <section aria-labelledby="bundle-heading">
      <h2 id="bundle-heading" className="text-xl">
        <FormattedMessage id="product.bundle" />
      </h2>
      {set && apart && savedCents !== null && (
        <p className="mt-2 max-w-[68ch] text-ink-2">
          <FormattedMessage
            id="bundle.saving"
            values={{
              apart: priceText.money(apart.paymentCents),
              unit: priceText.unit(apart.frequency),
              apartTotal: priceText.money(apart.totalCostToOwnCents),
              set: priceText.money(set.paymentCents),
              payments: priceText.count(set.frequency, set.paymentCount),
              setTotal: priceText.money(set.totalCostToOwnCents),
              saved: priceText.money(savedCents),
              b: (text) => <b className="font-semibold text-ink">{text}</b>,
            }}
          />
        </p>
      )}
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {members.map((member) => {
          const rate = pickRate(member.rates, frequency);
          return (
            <li
              key={member.id}
              className="relative flex gap-4 rounded-card bg-white p-4 shadow-card has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-4 has-[a:focus-visible]:outline-focus sm:block"
            >
              <div
                className={cx(
                  'grid aspect-4/3 w-28 flex-none place-items-center self-start rounded-control sm:w-auto',
                  groundOf(member.tint),
                )}
              >
                <ProductPicture
                  src={member.imageUrl}
                  alt=""
                  width={280}
                  height={210}
                  sizes="(min-width: 62rem) 18rem, (min-width: 40rem) 45vw, 7rem"
                  className="w-[86%]"
                />
              </div>
              <div className="min-w-0 sm:mt-3">
                <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
                  <Link
                    to={`/p/${member.urlPath}`}
                    prefetch="intent"
                    className="text-ink no-underline outline-none after:absolute after:inset-0"
                  >
                    {member.quantity > 1 && `${member.quantity} × `}
                    {member.name}
                  </Link>
                </h3>
                {rate && (
                  <>
                    <p className="mt-2 text-xs text-ink-2">
                      <FormattedMessage
                        id="bundle.alone"
                        values={{
                          amount: priceText.money(rate.paymentCents),
                          unit: priceText.unit(frequency),
                          b: (text) => <b className="font-semibold text-ink">{text}</b>,
                        }}
                      />
                    </p>
                    <FactLine facts={priceText.facts(rate, 'NEW')} className="mt-1 text-xs leading-5" />
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
