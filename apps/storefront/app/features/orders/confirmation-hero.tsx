import type { Order } from '@ownpath/contracts/orders';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { AgreementEyebrow } from '../../shared/agreements/agreement-lines.tsx';
import { agreementOfOrder } from '../../shared/agreements/cart-agreements.ts';
import { PaymentStem } from '../../shared/agreements/payment-stem.tsx';
import { UPLOAD_HREF } from '../../shared/documents/document-links.ts';
import { groundOf, ProductPicture } from '../../shared/pictures/product-picture.tsx';
import { visitHref } from '../../shared/shopper/account-links.ts';
import { orderCalendarHref } from '../../shared/shopper/order-links.ts';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { HeroBand } from '../../ui/hero-band.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { deliveryOfOrder, isSoon, nounOf } from './delivery-of-order.ts';

const SHOWN_PICTURES = 4;

/** What comes, when and where, and how far the first payment reaches. */
export function ConfirmationHero({ order }: { readonly order: Order }) {
  const dates = useDateText();
  const paidCount = order.paidCents > 0 ? 1 : 0;
  const last = order.payments.at(-1);
  return (
    <HeroBand
      eyebrow={<Signed order={order} />}
      title={
        <span className="block max-w-[13ch] text-balance">
          <Headline order={order} />
        </span>
      }
      text={
        <>
          <AgreementEyebrow agreement={agreementOfOrder(order)} />
          <DeliveryFacts order={order} />
        </>
      }
      actions={<Actions order={order} />}
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
                    thing: nounOf(order.items) ?? 'none',
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

function Signed({ order: { signedAt, orderNo, timeZone } }: { readonly order: Order }) {
  const intl = useIntl();
  if (signedAt === null) return <FormattedMessage id="confirmation.signed" />;
  const when = intl.formatDate(signedAt, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return <FormattedMessage id="confirmation.signedAt" values={{ when, orderNo }} />;
}

/** "Your sofa comes home Monday, Maria." */
function Headline({ order }: { readonly order: Order }) {
  const intl = useIntl();
  const dates = useDateText();
  const delivery = deliveryOfOrder(order);
  const thing = nounOf(order.items) ?? intl.formatMessage({ id: 'confirmation.thing' });
  const values = { name: order.firstName, thing };
  if (delivery.state === 'home') return <FormattedMessage id="confirmation.home" values={values} />;
  if (delivery.state !== 'booked' && delivery.state !== 'promised') {
    return <FormattedMessage id="confirmation.titleWaiting" values={values} />;
  }
  const { day } = delivery;
  const isNear = isSoon(day, order);
  return (
    <FormattedMessage
      id={isNear ? 'confirmation.comesSoon' : 'confirmation.comes'}
      values={{ ...values, day: isNear ? dates.weekdayName(day) : dates.monthDay(day) }}
    />
  );
}

/** What delivery waits for comes first. Customers follow and choose the time in their account; everybody can put the day into a calendar. */
function Actions({ order }: { readonly order: Order }) {
  const { state } = deliveryOfOrder(order);
  const isComing = state === 'booked' || state === 'promised';
  const isChosen = state === 'booked' || state === 'home';
  const canChoose = !order.isGuest && order.agreementNumber !== null && state !== 'documents';
  const isAsked = order.documentsNeeded.some((kind) => !order.documentsInReview.includes(kind));
  if (isAsked) {
    return (
      <ButtonLink to={UPLOAD_HREF} variant="action" className="max-sm:w-full print:hidden">
        <FormattedMessage id="stillNeeded.upload" />
      </ButtonLink>
    );
  }
  if (!canChoose && !isComing) return null;
  return (
    <>
      {canChoose && (
        <ButtonLink
          to={visitHref(order.agreementNumber ?? '')}
          variant="action"
          className="max-sm:w-full print:hidden"
        >
          <FormattedMessage id={isChosen ? 'confirmation.follow' : 'confirmation.choose'} />
        </ButtonLink>
      )}
      {isComing && (
        <Link
          to={orderCalendarHref(order.orderNo)}
          reloadDocument
          className={`${buttonClass({ variant: 'onDark' })} max-sm:w-full print:hidden`}
        >
          <Icon as="calendar-plus" />
          <FormattedMessage id="visits.calendar" />
        </Link>
      )}
    </>
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
          className={`grid place-items-center ${isAlone ? 'aspect-6/5 rounded-leaf max-lg:aspect-3/2' : 'aspect-4/3 rounded-card'} ${groundOf(item.tint)}`}
        >
          <ProductPicture
            src={item.imageUrl}
            alt=""
            width={464}
            height={348}
            sizes={isAlone ? '(min-width: 62rem) 29rem, 100vw' : '15rem'}
            isLazy={false}
            className={isAlone ? 'w-[94%] max-lg:w-[78%]' : 'w-[88%]'}
          />
        </li>
      ))}
    </ul>
  );
}
