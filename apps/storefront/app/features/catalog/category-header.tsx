import type { Category } from '@ownpath/contracts/catalog';
import { groundOf } from '../../shared/pictures/product-picture.tsx';
import { RoomPicture } from '../../shared/pictures/room-picture.tsx';
import { StoreContext } from './store-context.tsx';

type Props = {
  readonly category: Category;
  /** How many products the category has. */
  readonly count: number;
};

/** Name of the category, over a photograph when it has one, and whose prices are shown. */
export function CategoryHeader({ category, count }: Props) {
  const { name, description, banner, tint } = category;
  if (!banner) {
    return (
      <header>
        <h1 className="text-2xl">{name}</h1>
        <StoreContext count={count} />
      </header>
    );
  }
  return (
    <header
      className={`grid overflow-hidden rounded-leaf max-md:-mx-gutter max-md:rounded-none md:grid-cols-[minmax(0,9fr)_minmax(0,11fr)] ${groundOf(tint)}`}
    >
      <div className="px-gutter pt-5 pb-6 md:self-center md:py-6 md:pl-10 lg:pl-14">
        <h1 className="text-2xl">{name}</h1>
        <p className="mt-2 max-w-[38ch] text-ink-2 max-md:hidden">{description}</p>
        <StoreContext count={count} isNarrow />
      </div>
      {/* What a picture has inside besides its image would be cells of the grid. */}
      <div className="max-md:order-first max-md:h-36 md:h-60 lg:h-66">
        <RoomPicture
          photo={banner}
          sizes="(min-width: 90rem) 46rem, (min-width: 48rem) 55vw, 100vw"
          isFirst
          className="size-full object-cover object-[50%_75%] md:mask-l-from-85%"
        />
      </div>
    </header>
  );
}
