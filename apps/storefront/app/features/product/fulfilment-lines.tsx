import type { Availability } from '@ownpath/contracts/catalog';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useDateText } from '../../platform/i18n/date-text.ts';
import type { ChosenStore } from '../../shared/shopper/chosen-store.server.ts';
import { DeliveryBand, type DeliveryDates } from '../../shared/stock/delivery.tsx';
import { AvailabilityName, availabilityIcons } from '../../shared/stock/stock-line.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';

type LineProps = { readonly icon: IconName; readonly title: ReactNode; readonly children: ReactNode };

function Line({ icon, title, children }: LineProps) {
  return (
    <li className="flex gap-3">
      <Icon as={icon} className="mt-px text-spruce-600" />
      <span>
        <b className="block font-semibold">{title}</b>
        <span className="text-ink-2">{children}</span>
      </span>
    </li>
  );
}

type Kind = NonNullable<Availability['type']>;

/** Explains each source of an item. */
const sourceIds = {
  INVENTORY_PRODUCT: null,
  INV_GEO_POOL_PRODUCT: 'product.source.nearby',
  SO_PRODUCT: 'product.source.specialOrder',
  EA_PRODUCT: 'product.source.extendedAisle',
} as const satisfies Record<Kind, string | null>;

type Props = {
  readonly store: ChosenStore | null;
  readonly availability: Availability | null;
  /** Delivery dates of an order placed today; null when none are promised. */
  readonly dates: DeliveryDates | null;
  /** Today in the store's time zone. */
  readonly today: string | null;
  /** "Only 2 left", when few are left. */
  readonly stockMessage: ReactNode;
};

/** Source, delivery and return of the item. */
export function FulfilmentLines({ store, availability, dates, today, stockMessage }: Props) {
  const type = availability?.orderable ? availability.type : null;
  const sourceId = type && sourceIds[type];
  return (
    <ul className="grid gap-2.5 lg:grid-cols-3 lg:gap-5 lg:text-sm">
      {store && (
        <Line
          icon={type ? availabilityIcons[type] : 'circle-off'}
          title={type ? <AvailabilityName type={type} /> : <FormattedMessage id="stock.out" />}
        >
          {sourceId && (
            <>
              <FormattedMessage id={sourceId} />{' '}
            </>
          )}
          {type && stockMessage}
          <span className="block">
            {store.address1}, {store.city}.{' '}
            <Link to={`/find-your-store/storeid/${store.id}`} className="text-spruce-700 underline">
              <FormattedMessage id="product.storeInfo" />
            </Link>
          </span>
        </Line>
      )}
      {store && type && availability?.deliveryBand && (
        <Line icon="truck" title={<Delivery band={availability.deliveryBand} dates={dates} today={today} />}>
          <FormattedMessage
            id={
              type === 'SO_PRODUCT' || type === 'EA_PRODUCT'
                ? 'product.delivered.maker'
                : 'product.delivered.text'
            }
          />
        </Line>
      )}
      <Line icon="undo-2" title={<FormattedMessage id="product.return" />}>
        <FormattedMessage id="product.return.text" />
      </Line>
    </ul>
  );
}

/** The range of delivery dates, or the band's text where there are none. */
function Delivery({ band, dates, today }: Pick<Props, 'dates' | 'today'> & { readonly band: string }) {
  const dateText = useDateText();
  if (dates === null || today === null) {
    return <FormattedMessage id="product.delivered" values={{ band: <DeliveryBand band={band} /> }} />;
  }
  return (
    <FormattedMessage
      id="product.delivered.range"
      values={{
        isOneDay: dates.from === dates.to ? 'yes' : 'no',
        from: dateText.weekday(dates.from, today),
        to: dateText.weekday(dates.to, today),
      }}
    />
  );
}
