import { cx } from '../../ui/cx.ts';

const LEAF_COUNT = 13;
const LEAVES = Array.from({ length: LEAF_COUNT }, (_, index) => index);
const STEP = 30;
const LEAF = 'M0 0c4-13 14-19 27-18-2 12-12 20-27 18z';
const BERRIES = [
  [418, 20],
  [430, 12],
  [434, 26],
  [446, 20],
] as const;
const STEM_START = 4;
const STEM_END = 414;

type Props = {
  readonly paidCount: number;
  readonly paymentCount: number;
  readonly isOnDark?: boolean;
  readonly className?: string;
  /** A moment on the way, as a number of payments, marked with a diamond: the end of same as cash. */
  readonly markAt?: number | null;
};

/** A stem with thirteen leaves: filled as payments are made, the next one a bud; berries at the last. Decorative. */
export function PaymentStem({ paidCount, paymentCount, isOnDark = false, className, markAt = null }: Props) {
  const share = Math.min(1, paidCount / Math.max(1, paymentCount));
  const filled = Math.floor(share * LEAF_COUNT);
  const bud = paidCount > 0 ? filled : LEAF_COUNT;
  const markX = STEM_START + (STEM_END - STEM_START) * Math.min(1, (markAt ?? 0) / Math.max(1, paymentCount));
  return (
    <svg
      viewBox="0 0 460 62"
      className={cx(
        'w-full print:hidden',
        isOnDark ? 'max-w-115 text-sage-300' : 'text-spruce-600',
        className,
      )}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path
        d="M4 36C130 30 270 38 414 24"
        strokeWidth="3"
        strokeLinecap="round"
        className={isOnDark ? 'text-sage-500' : 'text-sage-200'}
      />
      {!isOnDark && share > 0 && (
        <path
          d="M4 36C130 30 270 38 414 24"
          strokeWidth="3"
          strokeLinecap="round"
          pathLength={1}
          strokeDasharray={`${share} 1`}
        />
      )}
      {LEAVES.map((index) => (
        <path
          key={index}
          d={LEAF}
          transform={`translate(${18 + index * STEP} ${34 - index * 0.6}) scale(${index === bud ? 0.62 : 1} ${
            (index % 2 === 0 ? 1 : -1) * (index === bud ? 0.62 : 1)
          })`}
          {...(index < filled && { fill: 'currentColor' })}
          {...(index === bud && { className: BUD[isOnDark ? 'dark' : 'light'] })}
        />
      ))}
      {BERRIES.map(([x, y]) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r="6"
          className="text-berry-500"
          {...(filled === LEAF_COUNT && { fill: 'currentColor' })}
        />
      ))}
      {markAt !== null && (
        <rect
          x={-5.5}
          y={-5.5}
          width="11"
          height="11"
          rx="1.5"
          transform={`translate(${markX} 54) rotate(45)`}
          className="fill-honey-300 text-honey-600"
        />
      )}
    </svg>
  );
}

const BUD = { dark: 'fill-honey-300 text-honey-300', light: 'fill-honey-100 text-honey-600' } as const;
