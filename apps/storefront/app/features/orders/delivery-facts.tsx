import type { Order } from '@ownpath/contracts/orders';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { useSlotText } from '../../shared/visits/visit-time.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { type DeliveryOfOrder, deliveryOfOrder } from './delivery-of-order.ts';

/** Day, time and place of the delivery, and what it waits for. */
export function DeliveryFacts({ order }: { readonly order: Order }) {
  const delivery = deliveryOfOrder(order);
  const address = order.shippingAddress;
  return (
    <ul className="grid gap-2 text-[1.0625rem] text-white print:text-ink">
      {delivery.state !== 'unknown' && (
        <Fact icon="calendar-check">
          <b className="font-semibold">
            <DayText delivery={delivery} />
          </b>
        </Fact>
      )}
      {address && (
        <Fact icon="map-pin">
          {[address.address1, address.address2, address.city].filter(Boolean).join(', ')}
        </Fact>
      )}
      {(delivery.state === 'promised' || delivery.state === 'missed') && (
        <Fact icon={delivery.state === 'missed' ? 'phone' : 'clock'}>
          <FormattedMessage
            id={delivery.state === 'missed' ? 'confirmation.storeCalls' : 'confirmation.timeFollows'}
            values={{ isGuest: order.isGuest ? 'yes' : 'no' }}
          />
        </Fact>
      )}
    </ul>
  );
}

function DayText({ delivery }: { readonly delivery: DeliveryOfOrder }) {
  const dates = useDateText();
  const slot = useSlotText();
  if (delivery.state === 'missed') return <FormattedMessage id="confirmation.dayMissed" />;
  if (delivery.state === 'unknown') return null;
  const { day, state } = delivery;
  const values = { weekday: dates.weekdayName(day), date: dates.long(day) };
  if (state === 'booked') {
    return (
      <FormattedMessage id="confirmation.dayAndTime" values={{ ...values, time: slot(delivery.visit) }} />
    );
  }
  const ids = {
    documents: 'confirmation.dayWaiting',
    home: 'confirmation.dayHome',
    promised: 'confirmation.day',
  } as const;
  return <FormattedMessage id={ids[state]} values={values} />;
}

function Fact({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Icon as={icon} className="mt-0.5 flex-none text-honey-300 print:text-ink" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
