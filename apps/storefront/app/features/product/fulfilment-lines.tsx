import type { Availability } from '@ownpath/contracts/catalog';
import { CircleOff, type LucideIcon, Truck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { DeliveryBand } from '../../platform/catalog/delivery-band.tsx';
import { AvailabilityName, availabilityIcons } from '../../platform/catalog/stock-line.tsx';
import type { ChosenStore } from '../../platform/shopper/chosen-store.server.ts';
import { Icon } from '../../ui/icon.tsx';

type LineProps = { readonly icon: LucideIcon; readonly title: ReactNode; readonly children: ReactNode };

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

/** Where it comes from, when it comes, and how it goes back. */
export function FulfilmentLines(props: {
  readonly store: ChosenStore | null;
  readonly availability: Availability | null;
}) {
  const { store, availability } = props;
  const type = availability?.orderable ? availability.type : null;
  const band = availability?.deliveryBand ?? null;
  return (
    <ul className="mt-5.5 grid gap-2.5">
      {store && (
        <Line
          icon={type ? availabilityIcons[type] : CircleOff}
          title={type ? <AvailabilityName type={type} /> : <FormattedMessage id="stock.out" />}
        >
          {store.address1}, {store.city}.{' '}
          <Link to={`/find-your-store/storeid/${store.id}`} className="text-spruce-700 underline">
            <FormattedMessage id="product.storeInfo" />
          </Link>
        </Line>
      )}
      {store && type && band && (
        <Line
          icon={Truck}
          title={
            band === 'Carryout' ? (
              <DeliveryBand band={band} />
            ) : (
              <FormattedMessage id="product.delivered" values={{ band: <DeliveryBand band={band} /> }} />
            )
          }
        >
          <FormattedMessage id="product.delivered.text" />
        </Line>
      )}
      <Line icon={Undo2} title={<FormattedMessage id="product.return" />}>
        <FormattedMessage id="product.return.text" />
      </Line>
    </ul>
  );
}
