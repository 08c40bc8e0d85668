import { Link } from 'react-router';
import { z } from 'zod';
import { RoomPicture } from '../shared/pictures/room-picture.tsx';
import { pickRate, useFrequency } from '../shared/pricing/payment-frequency.tsx';
import { PriceBlock } from '../shared/pricing/price-block.tsx';
import { LocatePrompt } from '../shared/shopper/locate-prompt-part.ts';
import { buttonClass } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { TagCard } from '../ui/tag-card.tsx';
import { ContentAnchor, ContentLink } from './content-link.tsx';
import { RoomPhoto } from './region-art.tsx';
import { type RegionProduct, useRegionProducts } from './region-context.ts';

export const HeroData = z.object({
  headline: z.string(),
  lead: z.string(),
  primaryAction: ContentLink,
  secondaryAction: ContentLink,
  /** The left third must be plain wall: the headline is placed over it. */
  photo: RoomPhoto,
  tagProductIds: z.array(z.string()),
});
export type HeroData = z.infer<typeof HeroData>;

/** A room photo with price tags on two of its products. */
export function Hero({ data }: { readonly data: HeroData }) {
  const [first, second] = useRegionProducts(data.tagProductIds);
  return (
    <section className="hero-ground relative overflow-hidden">
      <div className="page-width grid lg:min-h-[clamp(38.75rem,36vw,52rem)] lg:grid-cols-[minmax(0,520px)_1fr]">
        <div className="relative z-2 pt-9 pb-7 lg:self-center lg:pt-8 lg:pb-24">
          <h1 className="max-w-[9.5em] text-3xl tracking-[-0.045em]">{data.headline}</h1>
          <p className="mt-5 mb-7 max-w-[34ch] text-base text-ink">{data.lead}</p>
          <div className="flex flex-wrap gap-3">
            <ContentAnchor link={data.primaryAction} className={buttonClass({ variant: 'action' })} />
            <ContentAnchor link={data.secondaryAction} className={buttonClass({ variant: 'outline' })} />
          </div>
        </div>
      </div>
      <div className="relative lg:absolute lg:inset-y-0 lg:right-0 lg:left-[max(0px,50vw-45rem)]">
        <RoomPicture
          photo={data.photo}
          sizes="100vw"
          isTallOnPhones
          isFirst
          className="h-100 w-full object-cover object-bottom max-lg:mask-t-from-70% md:h-107.5 md:object-[84%_100%] lg:absolute lg:inset-0 lg:size-full lg:object-left-bottom min-[90rem]:mask-l-from-[max(88%,100%-(100vw-90rem)*9)]"
        />
        {first && (
          <HangingTag
            product={first}
            // Placed so that it doesn't cover the sofa on a phone.
            className="max-md:relative max-md:mx-4 max-md:-mt-14 max-md:mb-5 md:bottom-4 md:left-4 lg:bottom-[3.5%] lg:left-[54%] xl:left-[44%]"
          />
        )}
        {second && <HangingTag product={second} className="max-xl:hidden xl:top-[7%] xl:right-[3.5%]" />}
      </div>
    </section>
  );
}

type TagProps = {
  readonly product: RegionProduct;
  readonly className: string;
};

function HangingTag({ product, className }: TagProps) {
  const rate = pickRate(product.rates, useFrequency());
  return (
    <div className={cx('hanging-tag absolute max-w-[calc(100%-2rem)]', rate ? 'w-79.5' : 'w-86', className)}>
      <TagCard hole="#D6E3D2" className="relative px-4.5! pt-5! pb-4.5! pl-6.5!">
        <Link
          to={`/p/${product.urlPath}`}
          className="mb-1.5 ml-4 block font-semibold text-ink no-underline after:absolute after:inset-0"
        >
          {product.name}
        </Link>
        {rate ? <PriceBlock rate={rate} condition={product.condition} /> : <LocatePrompt />}
      </TagCard>
    </div>
  );
}
