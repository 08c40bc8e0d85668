import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { cx } from '../ui/cx.ts';
import { Sprig } from '../ui/sprig.tsx';

type Props = { readonly size?: 'large' | 'small'; readonly isOnDark?: boolean };

/** The shop's logo, linked to the home page. */
export function Logo({ size = 'large', isOnDark }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Link
      to="/"
      aria-label={formatMessage({ id: 'shell.logo' })}
      className={cx(
        'inline-flex items-center gap-1.5 font-display leading-none font-bold tracking-[-0.04em] whitespace-nowrap',
        size === 'large' ? 'text-[1.5rem]' : 'text-[1.3125rem] max-[22.5rem]:text-[1.125rem]',
        isOnDark ? 'text-white' : 'text-ink',
      )}
    >
      <Sprig size={size === 'large' ? 32 : 28} isOnDark={isOnDark} />
      <span>
        Rowan <span className={isOnDark ? 'text-honey-300' : 'text-berry-600'}>&amp;</span> Co.
      </span>
    </Link>
  );
}
