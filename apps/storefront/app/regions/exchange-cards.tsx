import { formatCents } from '@ownpath/domain/money';
import { isLocale } from '@ownpath/domain/site';
import { use, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { z } from 'zod';
import { groundOf, ProductPicture } from '../shared/pictures/product-picture.tsx';
import { LimitFacts } from '../shared/pricing/limit-facts.tsx';
import { cx } from '../ui/cx.ts';
import { ArtOnTint, GoodsPicture } from './region-art.tsx';
import { LimitExamplesContext } from './region-context.ts';

export const ExchangeCardsData = z.object({
  title: z.string(),
  /** Explains the amounts on the cards. */
  intro: z.string(),
  /** The footnote that the asterisk on every card refers to. */
  footnote: z.string(),
  cards: z.array(
    z.intersection(
      ArtOnTint,
      z.object({
        /** Highest weekly payment of the items behind the card, in cents. */
        weeklyLimitCents: z.int().positive(),
        href: z.string().regex(/^\/(?![/\\])/),
      }),
    ),
  ),
});
export type ExchangeCardsData = z.infer<typeof ExchangeCardsData>;

const PICTURE =
  'mb-3 h-auto w-full transition-transform duration-enter ease-settle group-hover:-translate-y-1';

/** Items to choose from in an exchange, by weekly limit (specification section 2). */
export function ExchangeCards({ data }: { readonly data: ExchangeCardsData }) {
  const { locale } = useIntl();
  const footnoteId = useId();
  const examples = use(LimitExamplesContext);
  return (
    <section className="page-width mt-section">
      <h2 className="text-xl">{data.title}</h2>
      <p className="mt-2 mb-6 max-w-[68ch] text-ink-2">{data.intro}</p>
      <ul className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
        {data.cards.map((card) => {
          const example = examples[card.weeklyLimitCents];
          return (
            <li key={card.weeklyLimitCents} className="flex">
              <Link
                to={card.href}
                aria-describedby={footnoteId}
                className={cx(
                  'group flex w-full min-w-0 flex-col rounded-leaf p-4 text-ink no-underline md:p-6',
                  groundOf((example ?? card).tint),
                )}
              >
                {example?.imageUrl ? (
                  <ProductPicture
                    src={example.imageUrl}
                    alt=""
                    width={400}
                    height={300}
                    sizes="(min-width: 62rem) 18rem, 42vw"
                    className={PICTURE}
                  />
                ) : (
                  <GoodsPicture of={card} className={PICTURE} />
                )}
                <span className="font-display text-lg leading-tight font-bold tracking-[-0.02em]">
                  <FormattedMessage
                    id="exchange.upTo"
                    values={{
                      price: formatCents(card.weeklyLimitCents, isLocale(locale) ? locale : 'en-US'),
                    }}
                  />
                </span>{' '}
                <span className="mt-1.5 mb-3 font-semibold text-spruce-700 underline">
                  <FormattedMessage id="exchange.shop" />
                </span>
                <LimitFacts example={example} />
              </Link>
            </li>
          );
        })}
      </ul>
      <p id={footnoteId} className="mt-4 max-w-[80ch] text-xs text-ink-2">
        {data.footnote}
      </p>
    </section>
  );
}
