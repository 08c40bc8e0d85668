import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { visitHref } from '../../shared/shopper/account-links.ts';
import { cancelOrderHref, confirmationHref } from '../../shared/shopper/order-links.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { AccountOrder } from './account-data.ts';
import { PanelHeading, SprucePanel } from './spruce-panel.tsx';

/** When the order comes, and how to see, change or cancel it. */
export function DeliveryPanel({ order }: { readonly order: AccountOrder }) {
  const dates = useDateText(order.timeZone);
  const { money } = usePriceText();
  const id = useId();
  return (
    <SprucePanel labelledBy={id}>
      <PanelHeading id={id}>
        <FormattedMessage
          id="dashboard.comes"
          values={{ name: order.items[0]?.name ?? '', count: order.items.length }}
        />
      </PanelHeading>
      <p className="mt-2.5 font-display text-[clamp(2.5rem,2rem+2vw,3.25rem)] leading-none font-bold tracking-[-0.035em]">
        {dates.weekday(order.deliveryDate)}
      </p>
      <ul className="mt-5 grid max-w-108 gap-2.5">
        <Step icon="circle-check" date={dates.weekday(order.createdAt)}>
          <FormattedMessage id="dashboard.comes.signed" />
        </Step>
        <Step icon="truck" date={dates.weekday(order.deliveryDate)}>
          <FormattedMessage id="dashboard.comes.delivery" />
        </Step>
      </ul>
      <p className="mt-4 max-w-108 text-sage-200">
        <FormattedMessage id="dashboard.comes.cancel" values={{ amount: money(order.paidCents) }} />
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={visitHref(order.agreementNumber ?? '')} variant="action">
          <FormattedMessage id="dashboard.pickTime" />
        </ButtonLink>
        <ButtonLink to={confirmationHref(order.orderNo)} variant="onDark">
          <FormattedMessage id="account.seeOrder" />
        </ButtonLink>
        <ButtonLink to={cancelOrderHref(order.orderNo)} variant="onDark">
          <FormattedMessage id="dashboard.cancelOrder" />
        </ButtonLink>
      </div>
    </SprucePanel>
  );
}

type StepProps = { readonly icon: IconName; readonly date: string; readonly children: ReactNode };

function Step({ icon, date, children }: StepProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3">
      <Icon as={icon} className="text-honey-300" />
      <span className="font-semibold">{children}</span>
      <span className="text-sm text-sage-200">{date}</span>
    </li>
  );
}

const CHECKS = [
  { icon: 'id-card', title: 'dashboard.before.id', text: 'dashboard.before.idText' },
  { icon: 'ruler', title: 'dashboard.before.way', text: 'dashboard.before.wayText' },
] as const;

/** What to have ready for the delivery. */
export function BeforeDelivery() {
  return (
    <section className="rounded-panel bg-white p-6 shadow-card">
      <h2 className="text-lg">
        <FormattedMessage id="dashboard.before" />
      </h2>
      <ul className="mt-3">
        {CHECKS.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-3 border-t border-oat-300 py-3.5">
            <Icon as={icon} className="mt-0.5 text-spruce-700" />
            <div>
              <p className="font-semibold">
                <FormattedMessage id={title} />
              </p>
              <p className="text-sm text-ink-2">
                <FormattedMessage id={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
