import { ChevronLeft, ChevronRight, type LucideIcon, Pause, Play } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../icon.tsx';

type Props = {
  readonly rowId: string;
  readonly index: number;
  readonly count: number;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  readonly onStep: (step: 1 | -1) => void;
  /** Absent where the carousel never moves by itself. */
  readonly pause?: { readonly isPaused: boolean; readonly onToggle: () => void };
};

/** Arrows beside the swipe, the place in the row, and Pause while it moves by itself. */
export function CarouselControls({ rowId, index, count, canGoBack, canGoOn, onStep, pause }: Props) {
  const { formatMessage } = useIntl();
  return (
    <div className="mt-3 flex items-center gap-2">
      <Control
        icon={ChevronLeft}
        label={formatMessage({ id: 'carousel.previous' })}
        rowId={rowId}
        isDisabled={!canGoBack}
        onPress={() => onStep(-1)}
      />
      <Control
        icon={ChevronRight}
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
          <Icon as={pause.isPaused ? Play : Pause} />
          <FormattedMessage id={pause.isPaused ? 'ui.carousel.play' : 'ui.carousel.pause'} />
        </button>
      )}
    </div>
  );
}

type ControlProps = {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly rowId: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
};

/** Stays focusable at the end of the row: a button that vanishes under the finger takes the focus with it. */
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
