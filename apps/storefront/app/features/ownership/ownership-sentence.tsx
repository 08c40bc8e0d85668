import type { Frequency } from '@ownpath/domain/pricing';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateWords } from '../../platform/i18n/date-words.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import type { PathMoment } from './path-moments.ts';

const strong = (text: ReactNode) => <b className="font-bold text-spruce-700">{text}</b>;

/** What buying it out at that moment comes to, in one sentence. */
export function OwnershipSentence(props: { readonly moment: PathMoment; readonly frequency: Frequency }) {
  const { moment, frequency } = props;
  const priceText = usePriceText();
  const dates = useDateWords();
  const values = {
    payments: priceText.count(frequency, moment.made),
    date: dates.long(moment.date),
    total: priceText.money(moment.inAllCents),
    w: strong,
    t: strong,
  };
  if (moment.isOwned) return <FormattedMessage id="ownership.sentence.end" values={values} />;
  if (moment.made === 0) return <FormattedMessage id="ownership.sentence.today" values={values} />;
  return <FormattedMessage id="ownership.sentence.buy" values={values} />;
}
