import type { Visit } from '@ownpath/contracts/servicing';
import type { Locale } from '@ownpath/domain/site';
import { windowText } from '@ownpath/domain/stores';
import { useIntl } from 'react-intl';

/** `2–4 PM`, `2–4 p.m.` */
export function useSlotText(): (slot: Pick<Visit, 'startsAt' | 'endsAt'>) => string {
  const { locale } = useIntl();
  return ({ startsAt, endsAt }) => windowText(startsAt, endsAt, locale as Locale);
}
