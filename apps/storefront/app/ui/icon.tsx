import { cx } from './cx.ts';
import type { iconNames } from './icon-names.ts';
import sprite from './icons.gen.svg';

export type IconName = (typeof iconNames)[number];

const SIZES = { s: 16, m: 20, l: 24 } as const;

type Props = {
  readonly as: IconName;
  readonly size?: keyof typeof SIZES;
  readonly className?: string;
};

/** An icon of the sprite, in the color of the text. Always decorative. */
export function Icon({ as: name, size = 'm', className }: Props) {
  return (
    <svg width={SIZES[size]} height={SIZES[size]} aria-hidden="true" className={cx('icon', className)}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
