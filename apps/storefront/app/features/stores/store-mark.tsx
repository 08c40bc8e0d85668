import { FormattedMessage } from 'react-intl';
import type { ChosenStore } from '../../shared/shopper/chosen-store.server.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';

/** Whose store it is: chosen by the visitor, or assigned by their place or by their last visit until they choose. */
export type StoreMark = 'mine' | 'nearest' | 'last';

export function markOf(
  storeId: string,
  visitors: Pick<ChosenStore, 'id' | 'isGuess' | 'distanceMiles'> | null,
): StoreMark | null {
  if (visitors?.id !== storeId) return null;
  if (!visitors.isGuess) return 'mine';
  return visitors.distanceMiles === null ? 'last' : 'nearest';
}

const markIds = {
  mine: 'stores.mine',
  nearest: 'stores.nearest',
  last: 'stores.last',
} as const satisfies Record<StoreMark, string>;

export function StoreMarkText({
  mark,
  className,
}: {
  readonly mark: StoreMark;
  readonly className?: string;
}) {
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-sm font-semibold text-spruce-700', className)}>
      <Icon as={mark === 'mine' ? 'check' : 'map-pin'} size="s" />
      <FormattedMessage id={markIds[mark]} />
    </span>
  );
}
