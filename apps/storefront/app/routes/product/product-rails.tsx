import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { forgetRecent, readRecentIds } from '../../features/product/recent-products.ts';
import { LoadedRail } from '../../regions/loaded-rail.tsx';
import { Button } from '../../ui/button.tsx';

/** Products that others viewed with this one, and products that this visitor viewed before. */
export function ProductRails({ productId }: { readonly productId: string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <LoadedRail
        key={productId}
        title={formatMessage({ id: 'product.alsoViewed' })}
        href={`/recommendations?zone=pdp&product=${encodeURIComponent(productId)}`}
      />
      <RecentlyViewed key={`recent ${productId}`} productId={productId} />
    </>
  );
}

const SHOWN = 8;

/** Products viewed before; the ids never leave this browser except to load the tiles. */
function RecentlyViewed({ productId }: { readonly productId: string }) {
  const { formatMessage } = useIntl();
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    setIds(
      readRecentIds()
        .filter((id) => id !== productId)
        .slice(0, SHOWN),
    );
  }, [productId]);
  if (ids.length === 0) return null;
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
            setIds([]);
          }}
        >
          <FormattedMessage id="recent.clear" />
        </Button>
      </p>
    </LoadedRail>
  );
}
