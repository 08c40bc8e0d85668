import { FormattedMessage, useIntl } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import type { AgreementAtHand } from '../../shared/agreements/cart-agreements.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Leads on to the agreement that the rest of the cart makes. */
export function NextAgreement({ next }: { readonly next: AgreementAtHand }) {
  const intl = useIntl();
  const dates = useDateText();
  const { number, count, itemNames, deliveryDate } = next;
  return (
    <section className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-sage-100 p-5 sm:p-6 print:hidden">
      <div className="min-w-0 max-w-prose">
        <h2 className="text-[1.375rem]">
          <FormattedMessage id="agreements.next" values={{ number, count }} />
        </h2>
        <p className="mt-1.5 text-ink-2">
          <FormattedMessage
            id="agreements.nextText"
            values={{
              items: intl.formatList(itemNames, { type: 'conjunction' }),
              date: dates.long(deliveryDate),
            }}
          />
        </p>
      </div>
      <ButtonLink to="/checkout" variant="action">
        <FormattedMessage id="cart.agreements.checkout" values={{ number }} />
      </ButtonLink>
    </section>
  );
}
