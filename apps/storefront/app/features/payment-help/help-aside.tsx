import type { PaymentHelp } from '@ownpath/contracts/servicing';
import { FormattedMessage } from 'react-intl';
import { PaymentStem } from '../../shared/agreements/payment-stem.tsx';
import { PaymentsMade } from '../../shared/agreements/rental-facts.tsx';
import { ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { phoneHref } from '../../ui/phone-href.ts';
import type { HelpStore } from './load-payment-help.server.ts';

/** The agreement with what every payment is shown with. */
export function RentedItem({ help }: { readonly help: PaymentHelp }) {
  const { money, unit } = usePriceText();
  const { name, agreementNumber, imageUrls, paymentCount, paymentsLeft, frequency, buyOutCents } = help;
  const paid = paymentCount - paymentsLeft;
  const facts = [
    ['payHelp.item.payment', `${money(help.rateCents)} ${unit(frequency)}`],
    ['payHelp.item.total', money(help.totalCostCents)],
    ['payHelp.item.cash', money(help.cashPriceCents)],
    ['payHelp.item.left', money(help.remainingCents)],
    ...(buyOutCents === null ? [] : [['payHelp.item.buyOut', money(buyOutCents)] as const]),
  ] as const;
  return (
    <section aria-labelledby="rented-item" className="rounded-card bg-white p-5 shadow-card sm:p-6">
      <div className="flex items-start gap-4">
        {imageUrls[0] && (
          <span className="grid size-18 flex-none place-items-center rounded-control bg-sage-100">
            <ProductPicture src={imageUrls[0]} alt="" width={64} height={48} sizes="4rem" isLazy={false} />
          </span>
        )}
        <div className="min-w-0">
          <h2 id="rented-item" className="text-lg wrap-anywhere">
            {name}
          </h2>
          <p className="mt-0.5 text-sm text-ink-2">
            <FormattedMessage id="payHelp.item.agreement" values={{ number: agreementNumber }} />
          </p>
        </div>
      </div>
      <PaymentStem paidCount={paid} paymentCount={paymentCount} className="mt-3" />
      <p className="mt-1">
        <PaymentsMade agreement={help} />
      </p>
      <dl className="mt-4 grid gap-y-1.5 border-t border-dashed border-oat-500 pt-4">
        {facts.map(([id, amount]) => (
          <div key={id} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-2">
              <FormattedMessage id={id} />
            </dt>
            <dd className="font-semibold">{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The store's phone. `isFirst`: the customer is so late that the store helps first. */
export function TalkToStore({ store, isFirst }: { readonly store: HelpStore; readonly isFirst: boolean }) {
  return (
    <section
      aria-labelledby="talk"
      className={cx(
        'p-5 sm:p-6',
        isFirst ? 'rounded-panel bg-sage-100' : 'rounded-card bg-white shadow-card',
      )}
    >
      <h2 id="talk" className={isFirst ? 'text-xl' : 'text-lg'}>
        <FormattedMessage id={isFirst ? 'payHelp.talk.first' : 'payHelp.talk.title'} />
      </h2>
      {isFirst && (
        <p className="mt-2 max-w-prose">
          <FormattedMessage id="payHelp.talk.firstText" />
        </p>
      )}
      <p className="mt-2">
        <FormattedMessage
          id="payHelp.talk.where"
          values={{ address: store.address1, city: store.city, hours: store.openingHours }}
        />
      </p>
      <a
        href={phoneHref(store.phone)}
        className={cx(
          buttonClass({ variant: isFirst ? 'solid' : 'outline', isBlock: !isFirst }),
          'mt-4',
          isFirst && 'max-sm:w-full',
        )}
      >
        <Icon as="phone" size="s" />
        {store.phone}
      </a>
    </section>
  );
}
