import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CardMarks } from '../../ui/card-chips.tsx';
import { type MethodRow, NEW_CARD } from './method-list.tsx';

/** The row of a card that is typed. */
export const cardRow = (hasSavedCards: boolean, panel: ReactNode): MethodRow => ({
  value: NEW_CARD,
  name: <FormattedMessage id={hasSavedCards ? 'payment.otherCard' : 'payment.card'} />,
  note: <CardMarks />,
  panel,
});
