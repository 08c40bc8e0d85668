import type { Store } from '@ownpath/contracts/stores';
import { finishesInStore, isWallet, listPaymentMethods, WALLET_NAMES } from '@ownpath/domain/stores';
import { type ReactNode, useId } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

export type StoreServiceFacts = Pick<Store, 'sameAsCashDays' | 'isReservationEnabled' | 'settings'>;

type Service = { readonly icon: IconName; readonly text: ReactNode };

/** What this store offers: each line follows a setting of the store, so that no store promises another's. */
export function StoreServices({ store }: { readonly store: StoreServiceFacts }) {
  const heading = useId();
  const services = useServices(store);
  return (
    <section aria-labelledby={heading} className="mt-section">
      <h2 id={heading} className="text-xl">
        <FormattedMessage id="stores.services" />
      </h2>
      <ul className="mt-5 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {services.map(({ icon, text }, index) => (
          <li key={index} className="flex gap-3 border-t border-oat-300 py-4">
            <Icon as={icon} className="mt-0.5 flex-none text-spruce-700" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useServices({ sameAsCashDays, isReservationEnabled, settings }: StoreServiceFacts): Service[] {
  const { formatMessage } = useIntl();
  const { money } = usePriceText();
  const deposit = settings.refundableDepositCents + settings.nonRefundableDepositCents;
  const methods = listPaymentMethods(settings).map((method) =>
    isWallet(method)
      ? WALLET_NAMES[method]
      : formatMessage({ id: method === 'ACH' ? 'stores.service.bank' : 'stores.service.card' }),
  );
  const all: (Service | false)[] = [
    methods.length > 0 && {
      icon: 'wallet',
      text: (
        <FormattedMessage
          id="stores.service.pay"
          values={{ methods: <FormattedList type="disjunction" value={methods} /> }}
        />
      ),
    },
    {
      icon: 'file-signature',
      text: (
        <FormattedMessage
          id={finishesInStore(settings) ? 'stores.service.signInStore' : 'stores.service.sign'}
        />
      ),
    },
    isReservationEnabled && {
      icon: 'calendar-check',
      text: (
        <FormattedMessage
          id="stores.service.hold"
          values={{
            hours: settings.reservationPeriodHours,
            hasDeposit: deposit > 0 ? 'yes' : 'no',
            deposit: money(deposit),
          }}
        />
      ),
    },
    sameAsCashDays > 0 && {
      icon: 'calendar-check',
      text: <FormattedMessage id="stores.service.sameAsCash" values={{ days: sameAsCashDays }} />,
    },
    settings.isDeliveryTrackingEnabled && {
      icon: 'truck',
      text: <FormattedMessage id="stores.service.tracking" />,
    },
    settings.isOnlineReturnEnabled && {
      icon: 'rotate-ccw',
      text: <FormattedMessage id="stores.service.returns" />,
    },
  ];
  return all.filter((service) => service !== false);
}
