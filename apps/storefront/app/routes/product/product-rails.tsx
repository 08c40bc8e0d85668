import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { forgetRecent, readRecentIds } from '../../features/product/recent-products.ts';
import { LoadedRail } from '../../regions/loaded-rail.tsx';
import { Button } from '../../ui/button.tsx';

const SHOWN = 8;

type Props = {
  readonly productId: string;
  /** Products that stand on the page or in its dialog. */
  readonly shown: readonly { readonly id: string }[];
};

/** Products that others viewed with this one, and products that this visitor viewed before, none of them twice. */
export function ProductRails({ productId, shown }: Props) {
  const { formatMessage } = useIntl();
  // Shown in the browser only, once it is near.
  const [recentIds] = useState(() =>
    readRecentIds()
      .filter((id) => id !== productId)
      .slice(0, SHOWN),
  );
  return (
    <>
      <LoadedRail
        title={formatMessage({ id: 'product.alsoViewed' })}
        href={`/recommendations?${new URLSearchParams([
          ['zone', 'pdp'],
          ['product', productId],
          ...[...shown.map(({ id }) => id), ...recentIds].map((id) => ['shown', id]),
        ])}`}
      />
      <RecentlyViewed ids={recentIds} />
    </>
  );
}

/** Products viewed before; the ids never leave this browser except to load tiles. */
function RecentlyViewed({ ids }: { readonly ids: readonly string[] }) {
  const { formatMessage } = useIntl();
  const [isCleared, setCleared] = useState(false);
  if (ids.length === 0 || isCleared) return null;
  return (
    <LoadedRail
      title={formatMessage({ id: 'recent.title' })}
      href={`/saved-items?ids=${ids.map(encodeURIComponent).join(',')}`}
    >
      <p className="mt-4 flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
        <FormattedMessage id="recent.note" />
        <Button
          variant="link"
          size="small"
          onClick={() => {
            forgetRecent();
            setCleared(true);
          }}
        >
          <FormattedMessage id="recent.clear" />
        </Button>
      </p>
    </LoadedRail>
  );
}
