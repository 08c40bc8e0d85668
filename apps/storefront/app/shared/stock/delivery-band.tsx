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
