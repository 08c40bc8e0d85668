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
        d="M19.6 28c-6 .8-10.5-1.6-12.6-6.2 5.4-.9 10.2 1.2 12.6 6.2zM20 31.5c5.6-.2 9.6-3 11-7.8-5.3-.2-9.5 2.6-11 7.8zM18 20.5C12.6 20 9 16.8 8.2 11.8c5.2.6 8.8 3.6 9.8 8.7z"
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
