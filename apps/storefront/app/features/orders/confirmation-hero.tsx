import type { Order } from '@ownpath/contracts/orders';
import { CalendarCheck, type LucideIcon, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { AgreementEyebrow } from '../../shared/agreements/agreement-lines.tsx';
import { agreementOfOrder } from '../../shared/agreements/cart-agreements.ts';
import { PaymentStem } from '../../shared/agreements/payment-stem.tsx';
import { groundOf, ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { HeroBand } from '../../ui/hero-band.tsx';
import { Icon } from '../../ui/icon.tsx';

const SHOWN_PICTURES = 4;

/** What comes, when and where, and how far the first payment reaches. */
export function ConfirmationHero({ order }: { readonly order: Order }) {
  const dates = useDateText();
  const isWaiting = order.documentsNeeded.length > 0;
  const address = order.shippingAddress;
  const paidCount = order.paidCents > 0 ? 1 : 0;
  const last = order.payments.at(-1);
  return (
    <HeroBand
      eyebrow={<FormattedMessage id={paidCount > 0 ? 'confirmation.signedPaid' : 'confirmation.signed'} />}
      title={
        <FormattedMessage
          id={isWaiting ? 'confirmation.titleWaiting' : 'confirmation.title'}
          values={{ name: order.firstName }}
        />
      }
      text={
        order.deliveryDate !== '' && (
          <>
            <AgreementEyebrow agreement={agreementOfOrder(order)} />
            <p>
              <FormattedMessage
                id={isWaiting ? 'confirmation.textWaiting' : 'confirmation.text'}
                values={{ date: dates.long(order.deliveryDate) }}
              />
            </p>
            <ul className="mt-5 grid gap-2 text-white print:text-ink">
              <HeroFact icon={CalendarCheck}>
                <b className="font-semibold">
                  <FormattedMessage
                    id={isWaiting ? 'confirmation.dayWaiting' : 'confirmation.day'}
                    values={{
                      weekday: dates.weekdayName(order.deliveryDate),
                      date: dates.long(order.deliveryDate),
                    }}
                  />
                </b>
              </HeroFact>
              {address && (
                <HeroFact icon={MapPin}>
                  {[address.address1, address.address2, address.city].filter(Boolean).join(', ')}
                </HeroFact>
              )}
            </ul>
          </>
        )
      }
      aside={<Pictures items={order.items} />}
      {...(last &&
        paidCount > 0 && {
          foot: (
            <div className="grid items-center gap-x-18 gap-y-3 lg:grid-cols-[minmax(0,1fr)_29rem]">
              <PaymentStem paidCount={paidCount} paymentCount={order.payments.length} isOnDark />
              <p className="text-sm text-sage-200 print:text-ink">
                <FormattedMessage
                  id="confirmation.stem"
                  values={{
                    paid: paidCount,
                    count: order.payments.length,
                    items: order.items.length,
                    date: dates.long(last.dueDate),
                    b: (text) => <b className="font-semibold text-white print:text-ink">{text}</b>,
                  }}
                />
              </p>
            </div>
          ),
        })}
    />
  );
}

function HeroFact({ icon, children }: { readonly icon: LucideIcon; readonly children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Icon as={icon} className="mt-0.5 flex-none text-honey-300 print:text-ink" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

/** One picture in the leaf shape; of several items, up to four side by side. Their names are in the list below. */
function Pictures({ items }: { readonly items: Order['items'] }) {
  const shown = items.slice(0, SHOWN_PICTURES);
  const isAlone = shown.length === 1;
  return (
    <ul className={isAlone ? 'print:hidden' : 'grid grid-cols-2 gap-3 print:hidden'}>
      {shown.map((item) => (
        <li
          key={item.itemId}
          className={`grid place-items-center ${isAlone ? 'aspect-6/5 rounded-leaf' : 'aspect-4/3 rounded-card'} ${groundOf(item.tint)}`}
        >
          <ProductPicture
            src={item.imageUrl}
            alt=""
            width={464}
            height={348}
            sizes={isAlone ? '(min-width: 62rem) 29rem, 100vw' : '15rem'}
            isLazy={false}
            className="w-[88%]"
          />
        </li>
      ))}
    </ul>
  );
}
