const BERRIES = [
  [17, 9],
  [25, 7.6],
  [22, 15],
  [30, 14],
] as const;

type Props = { readonly size: number; readonly isOnDark?: boolean | undefined };

/** The rowan sprig of the logo; decorative. */
export function Sprig({ size, isOnDark }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <path
        d="M20 38C20 28 19.5 22 16 15"
        fill="none"
        stroke={isOnDark ? '#6F9079' : '#184639'}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path
        d="M19.6 28c-6 .8-10.5-1.6-12.6-6.2 5.400-.9 10.200 1.200 12.600 6.200zM20 31.500c5.600-.2 9.600-3 11-7.800-5.300-.2-9.500 2.600-11 7.800zM18 20.500C12.600 20 9 16.800 8.200 11.800c5.200.6 8.800 3.600 9.800 8.700z"
        fill={isOnDark ? '#6F9079' : '#2C7360'}
      />
      {BERRIES.map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="4.3" fill="#DA4A26" />
          <circle cx={x - 1.3} cy={y - 1.4} r="1.05" fill="#fff" opacity=".55" />
        </g>
      ))}
    </svg>
  );
}
