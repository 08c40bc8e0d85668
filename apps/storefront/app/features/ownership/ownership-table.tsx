import type { OwnershipPath } from '@ownpath/domain/pricing';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { cx } from '../../ui/cx.ts';
import { listMilestones } from './path-moments.ts';

type Props = { readonly path: OwnershipPath; readonly chosen: number };

/** The chart's amounts at important dates and at the chosen one. */
export function OwnershipTable({ path, chosen }: Props) {
  const priceText = usePriceText();
  const dates = useDateText();
  const lastSameAsCash = path.sameAsCash?.paymentsMade ?? 0;
  return (
    <table className="w-full text-sm tabular-nums">
      <thead>
        <tr className="text-right text-ink-2 *:py-2.5 *:pl-3 *:align-bottom *:font-semibold">
          <th scope="col" className="pl-2.5! text-left">
            <FormattedMessage id="ownership.table.payments" />
          </th>
          <th scope="col" className="text-left max-md:sr-only">
            <FormattedMessage id="ownership.table.date" />
          </th>
          <th scope="col">
            <FormattedMessage id="ownership.paidSoFar" />
          </th>
          <th scope="col">
            <FormattedMessage id="ownership.buyThatDay" />
          </th>
          <th scope="col" className="pr-2.5">
            <FormattedMessage id="ownership.inAll" />
          </th>
        </tr>
      </thead>
      <tbody>
        {listMilestones(path, chosen).map((moment) => (
          <tr
            key={moment.paymentsMade}
            aria-current={moment.paymentsMade === chosen ? 'true' : undefined}
            className={cx(
              'border-t border-oat-300 text-right *:py-2.5 *:pl-3',
              moment.paymentsMade === chosen && 'bg-honey-50',
            )}
          >
            <th scope="row" className="pl-2.5! text-left font-semibold">
              {moment.paymentsMade}
              {moment.paymentsMade === lastSameAsCash && (
                <span className="ml-2 inline-block rounded-chip bg-honey-100 px-1.5 text-2xs leading-5 text-honey-800">
                  <FormattedMessage id="ownership.table.lastSameAsCash" />
                </span>
              )}
            </th>
            <td className="text-left text-ink-2 max-md:sr-only">{dates.long(moment.date)}</td>
            <td>{priceText.money(moment.paidCents)}</td>
            <td>{priceText.money(moment.buyOutCents)}</td>
            <td className="pr-2.5 font-semibold">{priceText.money(moment.inAllCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
