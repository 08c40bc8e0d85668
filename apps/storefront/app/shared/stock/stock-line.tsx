import type { Availability } from '@ownpath/contracts/catalog';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/icon.tsx';
import { DeliveryBand } from './delivery.tsx';

export const availabilityIcons = {
  INVENTORY_PRODUCT: 'store',
  INV_GEO_POOL_PRODUCT: 'truck',
  SO_PRODUCT: 'package-open',
  EA_PRODUCT: 'truck',
} as const;

/** Where a product comes from, as text. */
export function AvailabilityName({ type }: { readonly type: keyof typeof availabilityIcons }) {
  switch (type) {
    case 'INVENTORY_PRODUCT':
      return <FormattedMessage id="stock.home" />;
    case 'INV_GEO_POOL_PRODUCT':
      return <FormattedMessage id="stock.nearby" />;
    case 'SO_PRODUCT':
      return <FormattedMessage id="stock.specialOrder" />;
    case 'EA_PRODUCT':
      return <FormattedMessage id="stock.extendedAisle" />;
  }
}

/** Where a product comes from and when. The icon is decorative. */
export function StockLine({ availability }: { readonly availability: Availability }) {
  const isOut = !availability.orderable || availability.type === null;
  const icon = availability.type === null || isOut ? 'circle-off' : availabilityIcons[availability.type];
  return (
    <p className="mt-2.5 flex items-center gap-1.5 text-xs text-ink-2">
      <Icon as={icon} size="s" className={isOut ? 'text-ink-3' : 'text-spruce-600'} />
      <span>
        {availability.type === null || isOut ? (
          <FormattedMessage id="stock.out" />
        ) : (
          <>
            <AvailabilityName type={availability.type} />
            {availability.deliveryBand && availability.type !== 'INVENTORY_PRODUCT' && (
              <>
                {', '}
                <DeliveryBand band={availability.deliveryBand} />
              </>
            )}
          </>
        )}
      </span>
    </p>
  );
}
