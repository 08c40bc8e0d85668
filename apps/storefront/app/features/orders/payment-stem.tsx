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

type Props = { readonly paidCount: number; readonly paymentCount: number };

/** A stem with thirteen leaves: filled as payments are made, the next one a bud; berries at the last. Decorative. */
export function PaymentStem({ paidCount, paymentCount }: Props) {
  const filled = Math.floor((paidCount / Math.max(1, paymentCount)) * LEAF_COUNT);
  return (
    <svg
      viewBox="0 0 460 62"
      className="w-full max-w-115 text-sage-300 print:hidden"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="M4 36C130 30 270 38 414 24" strokeWidth="3" strokeLinecap="round" className="text-sage-500" />
      {LEAVES.map((index) => (
        <path
          key={index}
          d={LEAF}
          transform={`translate(${18 + index * STEP} ${34 - index * 0.6}) scale(${index === filled ? 0.62 : 1} ${
            (index % 2 === 0 ? 1 : -1) * (index === filled ? 0.62 : 1)
          })`}
          {...(index < filled && { fill: 'currentColor' })}
          {...(index === filled && paidCount > 0 && { className: 'fill-honey-300 text-honey-300' })}
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
    </svg>
  );
}
