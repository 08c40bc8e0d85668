import { Children, type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../ui/cx.ts';
import { Icon, type IconName } from '../ui/icon.tsx';

/** Arrows are shown for more products than this (specification section 9). */
const MOST_WITHOUT_ARROWS = 3;

type Props = { readonly label: string; readonly children: ReactNode };

/** A horizontally scrolling row with native scrolling, and arrow buttons on large screens. */
export function ScrollRail({ label, children }: Props) {
  const { formatMessage } = useIntl();
  const rail = useRef<HTMLUListElement>(null);
  const count = Children.count(children);
  const scrollBy = (pages: number) => {
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    rail.current?.scrollBy({ left: pages * rail.current.clientWidth * 0.75, behavior });
  };
  return (
    <div className="relative">
      <ul
        ref={rail}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keys
        tabIndex={0}
        aria-label={label}
        className={cx(
          'no-scrollbar -mx-gutter grid snap-x snap-mandatory auto-cols-[minmax(248px,1fr)] grid-flow-col grid-rows-[repeat(5,auto)] gap-x-5 overflow-x-auto scroll-px-gutter px-gutter py-1',
          'md:auto-cols-[calc((100%-2.5rem)/2.5)] lg:auto-cols-[calc((100%-2.5rem)/3)]',
          count !== MOST_WITHOUT_ARROWS && 'xl:auto-cols-[calc((100%-3.75rem)/4)]',
        )}
      >
        {Children.map(children, (child) => (
          <li className="row-span-5 grid snap-start grid-rows-subgrid *:row-span-5">{child}</li>
        ))}
      </ul>
      {count > MOST_WITHOUT_ARROWS && (
        <div className="max-xl:hidden">
          <Arrow
            icon="chevron-left"
            label={formatMessage({ id: 'carousel.previous' })}
            className="-left-5"
            onPress={() => scrollBy(-1)}
          />
          <Arrow
            icon="chevron-right"
            label={formatMessage({ id: 'carousel.next' })}
            className="-right-5"
            onPress={() => scrollBy(1)}
          />
        </div>
      )}
    </div>
  );
}

type ArrowProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly className: string;
  readonly onPress: () => void;
};

function Arrow({ icon, label, className, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={`absolute top-[8.5rem] z-1 grid size-11 place-items-center rounded-full bg-white text-spruce-700 shadow-lift hover:bg-sage-100 ${className}`}
    >
      <Icon as={icon} />
    </button>
  );
}
