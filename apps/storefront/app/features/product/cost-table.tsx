import type { RentalPrice } from '@ownpath/contracts/catalog';
import type { EarlyPurchaseRule } from '@ownpath/domain/pricing';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { pickRate, useFrequency } from '../../shared/pricing/payment-frequency.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { cx } from '../../ui/cx.ts';
import type { PurchaseTerms } from './purchase-terms.server.ts';

const agreementIds = {
  'rental-purchase': 'agreement.rentalPurchase',
  'consumer-rental-purchase': 'agreement.consumerRentalPurchase',
  'rent-to-own': 'agreement.rentToOwn',
  'lease-purchase': 'agreement.leasePurchase',
  'lease-with-option-to-purchase': 'agreement.leaseWithOption',
  lease: 'agreement.lease',
  'consumer-lease': 'agreement.consumerLease',
} as const satisfies Record<PurchaseTerms['agreement'], string>;

type RowProps = { readonly label: ReactNode; readonly children: ReactNode; readonly isTotal?: boolean };

function Row({ label, children, isTotal = false }: RowProps) {
  return (
    <div
      className={cx(
        'flex items-baseline justify-between gap-4 py-1',
        isTotal && 'mt-1.5 border-t border-oat-300 pt-2.5 text-base',
      )}
    >
      <dt className={isTotal ? 'font-semibold' : 'text-ink-2'}>{label}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  );
}

type Props = { readonly price: RentalPrice; readonly terms: PurchaseTerms };

/** All amounts of the agreement. */
export function CostTable({ price, terms }: Props) {
  const priceText = usePriceText();
  const rate = pickRate(price.rates, useFrequency());
  if (!rate) return null;
  const fee = terms.processingFeeCents;
  const hasOddLast = rate.paymentCount > 1 && rate.lastPaymentCents !== rate.paymentCents;
  return (
    <section aria-labelledby="cost-heading">
      <h2 id="cost-heading" className="mb-4 text-xl">
        <FormattedMessage id="product.cost" />
      </h2>
      <dl>
        <Row label={<FormattedMessage id="product.cost.agreement" />}>
          <FormattedMessage id={agreementIds[terms.agreement]} />
        </Row>
        <Row
          label={
            <FormattedMessage
              id={hasOddLast ? 'product.cost.paymentsOddLast' : 'product.cost.payments'}
              values={{
                count: priceText.count(rate.frequency, rate.paymentCount),
                amount: priceText.money(rate.paymentCents),
                last: priceText.money(rate.lastPaymentCents),
              }}
            />
          }
        >
          {priceText.money(rate.totalCents)}
        </Row>
        <Row label={<FormattedMessage id="product.cost.renewal" />}>
          {priceText.money(rate.paymentCents)} {priceText.unit(rate.frequency)}
        </Row>
        {fee !== 0 && <Row label={<FormattedMessage id="product.cost.fee" />}>{priceText.money(fee)}</Row>}
        <Row isTotal label={<FormattedMessage id="product.cost.total" />}>
          {priceText.money(rate.totalCostToOwnCents)}
        </Row>
        {rate.totalWithTaxCents !== null && (
          <Row label={<FormattedMessage id="product.cost.totalWithTax" />}>
            {priceText.money(rate.totalWithTaxCents)}
          </Row>
        )}
        <Row label={<FormattedMessage id="price.cash" />}>{priceText.money(rate.cashPriceCents)}</Row>
        <Row label={<FormattedMessage id="product.cost.renting" />}>
          {priceText.money(rate.totalCents - rate.cashPriceCents)}
        </Row>
        {terms.earlyPurchase && (
          <Row
            label={
              price.sameAsCashDays > 0 ? (
                <FormattedMessage id="product.cost.earlyAfter" values={{ days: price.sameAsCashDays }} />
              ) : (
                <FormattedMessage id="product.cost.early" />
              )
            }
          >
            <EarlyPurchaseText rule={terms.earlyPurchase} />
          </Row>
        )}
      </dl>
    </section>
  );
}

/** The state's rule for the early purchase price, as text. */
function EarlyPurchaseText({ rule }: { readonly rule: EarlyPurchaseRule }) {
  switch (rule.strategy) {
    case 'PCT_REMAINING':
      return <FormattedMessage id="product.early.remaining" values={{ percent: rule.shareBps / 100 }} />;
    case 'CASH_LESS_PCT':
      return <FormattedMessage id="product.early.cashLess" values={{ percent: rule.shareBps / 100 }} />;
    case 'FRACTION':
      return <FormattedMessage id="product.early.fraction" />;
    case 'SAC':
      return <FormattedMessage id="product.early.sameAsCash" />;
  }
}
