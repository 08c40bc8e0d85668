import type { OwnershipPath } from '@ownpath/domain/pricing';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/notice.tsx';
import type { PathMoment } from './path-moments.ts';

type RowProps = { readonly mark: string; readonly label: ReactNode; readonly children: ReactNode };

function Row({ mark, label, children }: RowProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1">
      <dt className="flex items-center gap-2.5 text-ink-2">
        <i aria-hidden="true" className={cx('size-2.5 flex-none', mark)} />
        {label}
      </dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

type Props = { readonly path: OwnershipPath; readonly moment: PathMoment };

/** The parts of the sentence's amount, to scale and as numbers, and the conditions of same as cash. */
export function OwnershipReadout({ path, moment }: Props) {
  const priceText = usePriceText();
  const savedCents = path.totalCents - moment.inAllCents;
  return (
    <>
      <div aria-hidden="true" className="my-4 flex h-3 gap-0.75 overflow-hidden rounded-md">
        <i className="bg-spruce-600" style={{ flexGrow: moment.paidCents }} />
        <i className="bg-honey-600" style={{ flexGrow: moment.buyOutCents }} />
        <i className="bg-oat-200" style={{ flexGrow: savedCents }} />
      </div>
      <dl>
        <Row
          mark="rounded-full bg-spruce-600"
          label={<FormattedMessage id="ownership.made" values={{ count: moment.paymentsMade }} />}
        >
          {priceText.money(moment.paidCents)}
        </Row>
        <Row mark="rotate-45 scale-85 bg-honey-600" label={<FormattedMessage id="ownership.buyOut" />}>
          {priceText.money(moment.buyOutCents)}
        </Row>
        <Row mark="rounded-full bg-oat-300" label={<FormattedMessage id="ownership.skipped" />}>
          {moment.skippedPayments}
        </Row>
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-oat-300 pt-3 font-semibold">
          <dt>
            <FormattedMessage
              id="ownership.saving"
              values={{ payments: priceText.count(path.frequency, path.paymentCount) }}
            />
          </dt>
          <dd className="tabular-nums">{priceText.money(savedCents)}</dd>
        </div>
      </dl>
      {path.sameAsCash && (
        <div className="mt-4 text-sm">
          <Notice tone="honey">
            <SameAsCashSentence path={path} />
          </Notice>
        </div>
      )}
    </>
  );
}

/** Last day of same as cash, the price after it, and the payment needed to reach it. */
function SameAsCashSentence({ path }: { readonly path: OwnershipPath }) {
  const priceText = usePriceText();
  const dates = useDateText();
  const { sameAsCash } = path;
  if (sameAsCash === null) return null;
  const { extraPaymentCents, extraPaymentCount, aboveCashPriceCents, reachedOn } = sameAsCash;
  if (reachedOn !== null) {
    return <FormattedMessage id="ownership.reached" values={{ date: dates.long(reachedOn) }} />;
  }
  return (
    <>
      {sameAsCash.buyOutAfterCents > sameAsCash.buyOutCents && (
        <FormattedMessage
          id="ownership.rise.sentence"
          values={{
            date: dates.long(sameAsCash.date),
            from: priceText.money(sameAsCash.buyOutCents),
            to: priceText.money(sameAsCash.buyOutAfterCents),
          }}
        />
      )}{' '}
      {aboveCashPriceCents > 0 && (
        <FormattedMessage id="ownership.above" values={{ amount: priceText.money(aboveCashPriceCents) }} />
      )}{' '}
      {extraPaymentCents !== null && (
        <FormattedMessage
          id="ownership.needed"
          values={{
            more: priceText.money(extraPaymentCents),
            count: extraPaymentCount,
            b: (text) => <b className="font-semibold">{text}</b>,
          }}
        />
      )}
    </>
  );
}
