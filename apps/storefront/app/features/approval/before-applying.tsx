import { useShopData } from '../../shared/shopper/shop-data.ts';
import { useFinderHref } from '../../shared/shopper/use-finder-href.ts';
import { Notice } from '../../ui/notice.tsx';
import { LinkedMessage } from '../../ui/text-link.tsx';

/** Above the application: the shopper has an active approval, or has to choose a store first. */
export function BeforeApplying({ isApprovedAlready }: { readonly isApprovedAlready: boolean }) {
  const hasStore = useShopData()?.store != null;
  const finder = useFinderHref();
  if (hasStore && !isApprovedAlready) return null;
  return (
    <div className="mb-8">
      <Notice tone="info">
        {isApprovedAlready ? (
          <LinkedMessage id="application.approvedAlready" to="/approved" />
        ) : (
          <LinkedMessage id="application.storeFirst" to={finder} />
        )}
      </Notice>
    </div>
  );
}
