import type { Order } from '@ownpath/contracts/orders';
import { calendarDateIn } from '@ownpath/domain/dates';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { AutopayLine } from '../../shared/schedule/autopay-line.tsx';
import { cx } from '../../ui/cx.ts';
import { deliveryOfOrder, nounOf } from './delivery-of-order.ts';

/** The way from the signature to the last payment, in a few steps. */
export function NextSteps({ order }: { readonly order: Order }) {
  const { money } = usePriceText();
  const dates = useDateText();
  const [, second] = order.payments;
  const last = order.payments.at(-1);
  const isPaid = order.paidCents > 0 && !order.isFirstPaymentReturned;
  const signedOn = order.signedAt && calendarDateIn(new Date(order.signedAt), order.timeZone);
  return (
    <section>
      <h2 className="text-xl">
        <FormattedMessage id="nextSteps.title" />
      </h2>
      <ol className="mt-5">
        <Step
          dot="done"
          date={signedOn && dates.weekday(signedOn)}
          title={<FormattedMessage id={isPaid ? 'nextSteps.signedPaid' : 'nextSteps.signed'} />}
          note={<FormattedMessage id="nextSteps.mailed" values={{ email: order.email }} />}
          amount={isPaid && money(order.paidCents)}
        />
        {order.documentsNeeded.length > 0 && (
          <Step
            dot="wait"
            title={
              <FormattedMessage id="nextSteps.documents" values={{ count: order.documentsNeeded.length }} />
            }
            note={<FormattedMessage id="nextSteps.documentsNote" />}
          />
        )}
        <Delivery order={order} />
        {second && second !== last && (
          <Step
            date={dates.weekday(second.dueDate, signedOn ?? undefined)}
            title={<FormattedMessage id="nextSteps.second" />}
            note={
              order.autopay ? (
                <AutopayLine autopay={order.autopay} />
              ) : (
                <FormattedMessage id="nextSteps.secondNote" />
              )
            }
            amount={money(second.totalCents)}
          />
        )}
        {last && (
          <Step
            dot="last"
            date={dates.weekday(last.dueDate, signedOn ?? undefined)}
            title={
              <FormattedMessage
                id="nextSteps.last"
                values={{
                  count: order.payments.length,
                  items: order.items.length,
                  thing: nounOf(order.items) ?? 'none',
                }}
              />
            }
            amount={money(last.totalCents)}
          />
        )}
      </ol>
    </section>
  );
}

function Delivery({ order }: { readonly order: Order }) {
  const dates = useDateText();
  const delivery = deliveryOfOrder(order);
  const isHome = delivery.state === 'home';
  const date = 'day' in delivery ? dates.weekday(delivery.day) : null;
  return (
    <Step
      dot={isHome ? 'done' : 'next'}
      date={
        delivery.state === 'documents' ? <FormattedMessage id="nextSteps.earliest" values={{ date }} /> : date
      }
      title={<FormattedMessage id={isHome ? 'nextSteps.delivered' : 'nextSteps.delivery'} />}
      note={
        !isHome && (
          <FormattedMessage
            id={delivery.state === 'missed' ? 'confirmation.storeCalls' : 'nextSteps.deliveryNote'}
          />
        )
      }
    />
  );
}

const dots = {
  done: 'rounded-full border-spruce-700 bg-spruce-700',
  next: 'rounded-full border-spruce-600 bg-white',
  wait: 'rotate-45 rounded-[3px] border-honey-600 bg-honey-300',
  last: 'rounded-full border-berry-500 bg-berry-500',
} as const;

type StepProps = {
  readonly dot?: keyof typeof dots;
  readonly date?: ReactNode;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly amount?: ReactNode;
};

function Step({ dot = 'next', date, title, note, amount }: StepProps) {
  return (
    <li className="relative grid grid-cols-[1.375rem_minmax(0,1fr)_auto] gap-x-3.5 pb-6 not-last:before:absolute not-last:before:top-5.5 not-last:before:-bottom-0.5 not-last:before:left-2.5 not-last:before:w-0.5 not-last:before:bg-sage-300">
      <span aria-hidden="true" className={cx('m-1 size-3.5 border-[3px]', dots[dot])} />
      <div className="min-w-0">
        {date && <p className="text-sm text-ink-2">{date}</p>}
        <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
        {note && <p className="mt-0.5 max-w-[48ch] text-sm text-ink-2 wrap-anywhere">{note}</p>}
      </div>
      {amount && <span className="text-right text-base font-semibold">{amount}</span>}
    </li>
  );
}
