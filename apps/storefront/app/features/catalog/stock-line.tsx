import type { Availability } from '@ownpath/contracts/catalog';
import { CircleOff, PackageOpen, Store, Truck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';

const bandIds: Record<string, string> = {
  Carryout: 'delivery.carryout',
  '1-3 Days': 'delivery.days1to3',
  '3-7 Days': 'delivery.days3to7',
  '1-2 Weeks': 'delivery.weeks1to2',
  '1-6 Weeks': 'delivery.weeks1to6',
  '2-4 Weeks': 'delivery.weeks2to4',
  '4-6 Weeks': 'delivery.weeks4to6',
};

/** A delivery band in words. */
export function DeliveryBand({ band }: { readonly band: string }) {
  const id = bandIds[band];
  return id ? <FormattedMessage id={id} /> : band;
}

const icons = {
  INVENTORY_PRODUCT: Store,
  INV_GEO_POOL_PRODUCT: Truck,
  SO_PRODUCT: PackageOpen,
  EA_PRODUCT: Truck,
} as const;

function AvailabilityName({ type }: { readonly type: keyof typeof icons }) {
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

/** Where a product comes from and when, with an icon; the words stand alone. */
export function StockLine({ availability }: { readonly availability: Availability }) {
  const isOut = !availability.orderable || availability.type === null;
  const Icon = availability.type === null || isOut ? CircleOff : icons[availability.type];
  return (
    <p className="mt-2.5 flex items-center gap-1.5 text-xs text-ink-2">
      <Icon
        aria-hidden="true"
        className={`size-4 shrink-0 stroke-[1.75] ${isOut ? 'text-ink-3' : 'text-spruce-600'}`}
      />
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
