import { Children, type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../cx.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { scrollSmoothly } from './scroll-smoothly.ts';
import { indexAfter, indexAt, lastIndex } from './slide-position.ts';
import { useAutoSlide } from './use-auto-slide.ts';

/** Specification section 9: how long a slide stands, unless the content says otherwise. */
export const AUTO_SLIDE_MS = 3_000;

/** Slides beside one another below 480 px, below 768 px and from there on. */
export type SlidesToShow = { readonly small: number; readonly medium: number; readonly large: number };

const ONE: SlidesToShow = { small: 1, medium: 1, large: 1 };

type Props = {
  readonly label: string;
  readonly slidesToShow?: SlidesToShow;
  /** After the last slide comes the first one again. */
  readonly isCyclic?: boolean;
  /** Null, the default, for a row that moves only by hand. */
  readonly autoSlideMs?: number | null;
  readonly children: ReactNode;
};

/** A row of slides that scrolls by touch, by keys and by buttons, and if asked to by itself. */
export function Carousel(props: Props) {
  const { label, slidesToShow = ONE, isCyclic = false, autoSlideMs = null, children } = props;
  const { formatMessage } = useIntl();
  const rowId = useId();
  const row = useRef<HTMLUListElement>(null);
  const count = Children.count(children);
  const [index, setIndex] = useState(0);
  const [visible, setVisible] = useState(slidesToShow.large);
  const shape = { count, visible, isCyclic };

  const measure = () => {
    const element = row.current;
    if (!element) return;
    const shown = Number(getComputedStyle(element).getPropertyValue('--slides'));
    setVisible(shown);
    setIndex(indexAt(element.scrollLeft, pitchOf(element), { count, visible: shown, isCyclic }));
  };
  const step = (by: 1 | -1) => {
    const element = row.current;
    if (element) scrollSmoothly(element, indexAfter(index, by, shape) * pitchOf(element));
  };
  const auto = useAutoSlide(autoSlideMs, () => {
    if (isCyclic || index < lastIndex(shape)) step(1);
  });
  useEffect(() => {
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  const style: CSSProperties & Record<`--${keyof SlidesToShow}`, number> = {
    '--small': slidesToShow.small,
    '--medium': slidesToShow.medium,
    '--large': slidesToShow.large,
  };
  return (
    <section
      aria-roledescription={formatMessage({ id: 'ui.carousel.name' })}
      aria-label={label}
      {...auto.hold}
    >
      <ul
        ref={row}
        id={rowId}
        style={style}
        onScroll={measure}
        aria-live={auto.isRunning ? 'off' : 'polite'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keys
        tabIndex={0}
        aria-label={label}
        className={cx(
          'no-scrollbar grid snap-x snap-mandatory grid-flow-col gap-5 overflow-x-auto rounded-card',
          '[--slides:var(--small)] min-[30rem]:[--slides:var(--medium)] md:[--slides:var(--large)]',
          'auto-cols-[calc((100%-(var(--slides)-1)*1.25rem)/var(--slides))]',
        )}
      >
        {Children.map(children, (child) => (
          <li className="min-w-0 snap-start">{child}</li>
        ))}
      </ul>
      {lastIndex(shape) > 0 && (
        <CarouselControls
          rowId={rowId}
          index={index}
          count={lastIndex(shape) + 1}
          canGoBack={isCyclic || index > 0}
          canGoOn={isCyclic || index < lastIndex(shape)}
          onStep={step}
          {...(auto.canPause && { pause: { isPaused: auto.isPaused, onToggle: auto.togglePause } })}
        />
      )}
    </section>
  );
}

/** From the beginning of one slide to that of the next. */
function pitchOf(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement)) return 0;
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}
