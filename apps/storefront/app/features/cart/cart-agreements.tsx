import type { Basket } from '@ownpath/contracts/basket';
import { FormattedMessage } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { SlowestItem } from '../../shared/agreements/agreement-lines.tsx';
import {
  type NumberedAgreement,
  numberAgreements,
  slowestNamesOf,
} from '../../shared/agreements/cart-agreements.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { PromotionRow } from '../../shared/pricing/promotion-line.tsx';
import type { DeliveryDates } from '../../shared/stock/delivery.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CartLine } from './cart-line.tsx';

type Props = {
  readonly basket: Basket;
  readonly deliveries: Readonly<Record<string, DeliveryDates | null>>;
};

/** The lines of a cart by the agreements that they make; one list where all are one agreement. */
export function CartAgreements({ basket, deliveries }: Props) {
  const numbered = numberAgreements(basket);
  const [only] = numbered;
  const nameOf = (id: string | null) => basket.items.find(({ itemId }) => itemId === id)?.name ?? null;
  const linesOf = (items: Basket['items'], isScheduled: boolean) => (
    <ul>
      {items.map((item) => (
        <CartLine
          key={item.itemId}
          item={item}
          dates={deliveries[item.itemId] ?? null}
          isScheduled={isScheduled}
          cheaperWith={nameOf(item.cheaperWithItemId)}
        />
      ))}
    </ul>
  );
  if (!only || only.count < 2) {
    return (
      <>
        {only && (
          <div className="mb-4 empty:hidden">
            <SlowestItem names={slowestNamesOf(only)} />
          </div>
        )}
        {linesOf(basket.items, basket.quote?.isScheduled === true)}
        <Arrangement basket={basket} />
      </>
    );
  }
  const exceeds = basket.approvalFit?.fits === false;
  return (
    <>
      <p className="mb-6 max-w-prose text-sm text-ink-2">
        <FormattedMessage id="cart.agreements.why" />
      </p>
      {numbered.map((one) => (
        <section
          key={one.agreement.window}
          aria-labelledby={`agreement-${one.number}`}
          className="mb-10 border-t-2 border-spruce-700 pt-4"
        >
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
            <h2 id={`agreement-${one.number}`} className="text-[1.375rem]">
              <FormattedMessage id="agreements.of" values={{ number: one.number, count: one.count }} />
            </h2>
            <DeliveryBy date={one.agreement.deliveryDate} />
          </div>
          <div className="mb-4 empty:hidden">
            <SlowestItem names={slowestNamesOf(one)} />
          </div>
          {linesOf([...one.items], one.agreement.quote.isScheduled)}
          <AgreementFigures {...one} showsFit={exceeds} />
        </section>
      ))}
      <Arrangement basket={basket} />
    </>
  );
}

function DeliveryBy({ date }: { readonly date: string }) {
  const dates = useDateText();
  return (
    <p className="inline-flex items-center gap-2 text-sm font-semibold text-ink-2">
      <Icon as="truck" size="s" className="text-spruce-600" />
      <FormattedMessage id="agreements.deliveryBy" values={{ date: dates.weekday(date) }} />
    </p>
  );
}

/** What an agreement costs: the figures of its schedule and document. */
function AgreementFigures({
  agreement,
  showsFit,
}: Pick<NumberedAgreement, 'agreement'> & { readonly showsFit: boolean }) {
  const { money, unit, count } = usePriceText();
  const dates = useDateText();
  const { quote, sameAsCashEndsOn, fitsApproval } = agreement;
  return (
    <div className="rounded-card bg-sage-100 p-5">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-3 [&_dd]:font-semibold [&_dt]:text-xs [&_dt]:text-ink-2">
        <div>
          <dt>{count(quote.frequency, quote.paymentCount)}</dt>
          <dd>
            {money(quote.paymentCents)} {unit(quote.frequency)}
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="schedule.totalCost" />
          </dt>
          <dd>{money(quote.totalCostToOwnCents)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="price.cash" />
          </dt>
          <dd>{money(quote.cashPriceCents)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="cart.agreements.first" />
          </dt>
          <dd>{money(quote.dueAtCheckoutCents)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="cart.summary.fee" />
          </dt>
          <dd>{money(quote.processingFeeCents)}</dd>
        </div>
        {sameAsCashEndsOn && (
          <div>
            <dt>
              <FormattedMessage id="confirmation.sameAsCash" />
            </dt>
            <dd>{dates.medium(sameAsCashEndsOn)}</dd>
          </div>
        )}
      </dl>
      {quote.promotion && (
        <dl className="mt-3 flex flex-wrap gap-x-4 text-sm [&_dd]:font-semibold">
          <PromotionRow promotion={quote.promotion} />
        </dl>
      )}
      {showsFit && fitsApproval !== null && (
        <p className="mt-3 flex items-center gap-2 text-sm font-semibold">
          <Icon
            as={fitsApproval ? 'check' : 'circle-alert'}
            size="s"
            className={fitsApproval ? 'text-spruce-600' : 'text-error'}
          />
          <FormattedMessage id={fitsApproval ? 'cart.agreements.fits' : 'cart.agreements.exceeds'} />
        </p>
      )}
    </div>
  );
}

/** Joins the agreements in one or separates them again, and says what that changes; nothing when it changes nothing. */
function Arrangement({ basket }: Pick<Props, 'basket'>) {
  const { money } = usePriceText();
  const dates = useDateText();
  const isBusy = useNavigation().formData?.get('intent') === 'arrange';
  const { agreements, otherAgreements, isOneAgreement } = basket;
  const [first] = otherAgreements;
  const last = otherAgreements.at(-1);
  if (!first || !last) return null;
  const sumOf = (all: typeof agreements, field: 'processingFeeCents' | 'totalCostToOwnCents') =>
    all.reduce((sum, { quote }) => sum + quote[field], 0);
  const fees = sumOf(otherAgreements, 'processingFeeCents');
  const saved = sumOf(agreements, 'processingFeeCents') - fees;
  const values = {
    count: otherAgreements.length,
    date: dates.long(isOneAgreement ? (agreements[0]?.deliveryDate ?? '') : last.deliveryDate),
    first: dates.long(first.deliveryDate),
    sameAsCash: last.sameAsCashEndsOn ? dates.long(last.sameAsCashEndsOn) : '',
    hasSameAsCash: last.sameAsCashEndsOn ? 'yes' : 'no',
    fees: money(fees),
    saved: money(saved),
    saves: saved > 0 ? 'yes' : 'no',
    total: money(sumOf(otherAgreements, 'totalCostToOwnCents')),
    now: money(sumOf(agreements, 'totalCostToOwnCents')),
  };
  return (
    <Form method="post" preventScrollReset className="mb-6 rounded-card border border-oat-300 p-5 sm:p-6">
      <input type="hidden" name="isOneAgreement" value={String(!isOneAgreement)} />
      <h2 className="font-sans text-base font-semibold tracking-normal">
        <FormattedMessage id={isOneAgreement ? 'cart.agreements.joined' : 'cart.agreements.joinTitle'} />
      </h2>
      <p className="mt-1.5 mb-4 max-w-prose text-sm text-ink-2">
        <FormattedMessage
          id={isOneAgreement ? 'cart.agreements.splitText' : 'cart.agreements.joinText'}
          values={values}
        />
      </p>
      <Button type="submit" name="intent" value="arrange" variant="outline" size="small" isBusy={isBusy}>
        <FormattedMessage id={isOneAgreement ? 'cart.agreements.split' : 'cart.agreements.join'} />
      </Button>
    </Form>
  );
}
