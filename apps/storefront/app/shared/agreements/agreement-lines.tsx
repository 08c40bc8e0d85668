import { FormattedMessage, useIntl } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { AgreementAtHand } from './cart-agreements.ts';

/** Which item sets the day of delivery, where others could come earlier; nothing when none does. */
export function SlowestItem({ names }: { readonly names: readonly string[] }) {
  const intl = useIntl();
  if (names.length === 0) return null;
  return (
    <p className="text-sm text-ink-2">
      <FormattedMessage
        id="agreements.slowest"
        values={{ items: intl.formatList(names, { type: 'conjunction' }) }}
      />
    </p>
  );
}

/** "Agreement 1 of 2: delivery by Tue, Nov 24"; nothing for a cart of one agreement. */
export function AgreementEyebrow({
  agreement,
}: {
  readonly agreement: Pick<AgreementAtHand, 'number' | 'count' | 'deliveryDate'> &
    Partial<Pick<AgreementAtHand, 'itemNames'>>;
}) {
  const intl = useIntl();
  const dates = useDateText();
  const { number, count, deliveryDate, itemNames = [] } = agreement;
  if (count < 2) return null;
  return (
    <div className="mb-4 inline-flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sage-100 px-4 py-2.5 text-sm text-ink-2">
      <b className="font-semibold text-ink">
        <FormattedMessage id="agreements.of" values={{ number, count }} />
      </b>
      {itemNames.length > 0 && <span>{intl.formatList(itemNames, { type: 'conjunction' })}</span>}
      {deliveryDate !== '' && (
        <span className="inline-flex items-center gap-1.5">
          <Icon as="truck" size="s" className="text-spruce-600" />
          <FormattedMessage id="agreements.deliveryBy" values={{ date: dates.weekday(deliveryDate) }} />
        </span>
      )}
    </div>
  );
}
