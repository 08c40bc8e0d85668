import type { PaySchedule } from '@ownpath/contracts/checkout';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../../platform/i18n/date-text.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { useKeptDeliveryDate } from './kept-delivery-date.ts';

type Props = {
  readonly schedule: PaySchedule;
  /** Previews the schedule of a day that was chosen before. */
  readonly onKept: (date: string) => void;
};

/** The delivery day of goods from the manufacturer (extended aisle); nothing for other goods. */
export function DeliveryDayChoice({ schedule, onKept }: Props) {
  const dates = useDateText();
  const { deliveryChoices, deliveryDate } = schedule;
  useKeptDeliveryDate(schedule, onKept);
  if (deliveryChoices.length === 0) return null;
  return (
    <SelectField
      id="deliveryDate"
      name="deliveryDate"
      label={
        <span className="mb-2 block font-display text-[1.375rem] leading-tight font-bold tracking-[-0.02em]">
          <FormattedMessage id="schedule.deliveryDay" />
        </span>
      }
      hint={<FormattedMessage id="schedule.deliveryDayHint" />}
      key={deliveryDate}
      defaultValue={deliveryDate}
      className="mt-9 max-w-96"
    >
      {deliveryChoices.map((date) => (
        <option key={date} value={date}>
          {dates.weekday(date)}
        </option>
      ))}
    </SelectField>
  );
}
