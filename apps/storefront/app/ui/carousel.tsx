import { Children, type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lastIndex, scrollSmoothly } from './carousel-movement.ts';
import { type Goal, goalAfter, indexInRow } from './carousel-place.ts';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import { useAutoSlide } from './use-auto-slide.ts';

/** Default time between slides (specification section 9). */
export const AUTO_SLIDE_MS = 3_000;

/** Slides visible at once below 480 px, below 768 px and above. */
type SlidesToShow = { readonly small: number; readonly medium: number; readonly large: number };

const ONE: SlidesToShow = { small: 1, medium: 1, large: 1 };

type Props = {
  readonly label: string;
  readonly slidesToShow?: SlidesToShow;
  /** Wraps around at both ends. */
  readonly isCyclic?: boolean;
  /** Null, the default, turns automatic movement off. */
  readonly autoSlideMs?: number | null;
  readonly children: ReactNode;
};

/** A row of slides with native scrolling, previous and next buttons, and optional automatic movement. */
export function Carousel(props: Props) {
  const { label, slidesToShow = ONE, isCyclic = false, autoSlideMs = null, children } = props;
  const { formatMessage } = useIntl();
  const rowId = useId();
  const row = useRef<HTMLUListElement>(null);
  const goal = useRef<Goal>(null);
  const count = Children.count(children);
  const [index, setIndex] = useState(0);
  const [visible, setVisible] = useState(slidesToShow.large);
  const shape = { count, visible, isCyclic };

  const measure = () => {
    const element = row.current;
    if (!element) return;
    const shown = Number(getComputedStyle(element).getPropertyValue('--slides'));
    setVisible(shown);
    const scroll = {
      leftPx: element.scrollLeft,
      endPx: element.scrollWidth - element.clientWidth,
      pitchPx: pitchOf(element),
    };
    setIndex(indexInRow(scroll, { count, visible: shown, isCyclic }));
  };
  const step = (by: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    goal.current = goalAfter(index, by, shape, { goal: goal.current, nowMs: performance.now() });
    scrollSmoothly(element, goal.current.index * pitchOf(element));
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

/** Distance in pixels between the starts of two slides. */
function pitchOf(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement)) return 0;
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}

type CarouselControlsProps = {
  readonly rowId: string;
  readonly index: number;
  readonly count: number;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  readonly onStep: (step: 1 | -1) => void;
  /** Absent without automatic movement. */
  readonly pause?: { readonly isPaused: boolean; readonly onToggle: () => void };
};

/** Previous and next buttons, the position, and a pause button with automatic movement. */
function CarouselControls({ rowId, index, count, canGoBack, canGoOn, onStep, pause }: CarouselControlsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="mt-3 flex items-center gap-2">
      <Control
        icon="chevron-left"
        label={formatMessage({ id: 'carousel.previous' })}
        rowId={rowId}
        isDisabled={!canGoBack}
        onPress={() => onStep(-1)}
      />
      <Control
        icon="chevron-right"
        label={formatMessage({ id: 'carousel.next' })}
        rowId={rowId}
        isDisabled={!canGoOn}
        onPress={() => onStep(1)}
      />
      <p className="px-1 text-ink-2">
        <FormattedMessage id="ui.carousel.position" values={{ number: index + 1, count }} />
      </p>
      {pause && (
        <button
          type="button"
          onClick={pause.onToggle}
          className="ml-auto inline-flex min-h-11 items-center gap-2 rounded-pill px-3 font-semibold text-spruce-700 hover:bg-sage-100"
        >
          <Icon as={pause.isPaused ? 'play' : 'pause'} />
          <FormattedMessage id={pause.isPaused ? 'ui.carousel.play' : 'ui.carousel.pause'} />
        </button>
      )}
    </div>
  );
}

type ControlProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly rowId: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
};

/** Disabled by `aria-disabled` only, so that it keeps the focus at the end of the row. */
function Control({ icon, label, rowId, isDisabled, onPress }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={rowId}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
      className="grid size-11 place-items-center rounded-full! bg-white text-spruce-700 shadow-card hover:bg-sage-100 aria-disabled:cursor-not-allowed aria-disabled:bg-oat-200 aria-disabled:text-ink-3"
    >
      <Icon as={icon} />
    </button>
  );
}
