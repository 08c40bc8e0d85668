import { FormattedMessage } from 'react-intl';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** Above the application: the shopper has an active approval, or has to choose a store first. */
export function BeforeApplying({ isApprovedAlready }: { readonly isApprovedAlready: boolean }) {
  const hasStore = useShopData()?.store != null;
  if (hasStore && !isApprovedAlready) return null;
  return (
    <div className="mb-8">
      <Notice tone="info">
        {isApprovedAlready ? (
          <FormattedMessage
            id="application.approvedAlready"
            values={{
              a: (text) => (
                <TextLink look="bold" to="/approved">
                  {text}
                </TextLink>
              ),
            }}
          />
        ) : (
          <FormattedMessage
            id="application.storeFirst"
            values={{
              a: (text) => (
                <TextLink look="bold" to="/find-a-store">
                  {text}
                </TextLink>
              ),
            }}
          />
        )}
      </Notice>
    </div>
  );
}
