import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import type { AgreementAtHand, RestOfCart } from '../../shared/agreements/cart-agreements.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';

/** Leads on to what the signed agreement left in the cart, and says when some of it can't be ordered any more. */
export function NextAgreement({ rest: { next, blockedNames } }: { readonly rest: RestOfCart }) {
  if (blockedNames.length > 0) return <BlockedRest next={next} blockedNames={blockedNames} />;
  return next && <Next next={next} />;
}

function Next({ next }: { readonly next: AgreementAtHand }) {
  const intl = useIntl();
  const dates = useDateText();
  const { number, count, itemNames, deliveryDate } = next;
  return (
    <Panel
      title={<FormattedMessage id="agreements.next" values={{ number, count }} />}
      action={
        <ButtonLink to="/checkout" variant="action">
          <FormattedMessage id="cart.agreements.checkout" values={{ number }} />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="agreements.nextText"
        values={{
          items: intl.formatList(itemNames, { type: 'conjunction' }),
          date: dates.long(deliveryDate),
        }}
      />
    </Panel>
  );
}

/** The cart names what has to be removed; what was signed stays as it is. */
function BlockedRest({ next, blockedNames }: RestOfCart) {
  const intl = useIntl();
  return (
    <Panel
      isProblem
      title={<FormattedMessage id="agreements.blockedTitle" values={{ count: blockedNames.length }} />}
      action={
        <ButtonLink to="/cart" variant="outline">
          <FormattedMessage id="agreements.toCart" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="agreements.blockedText"
        values={{
          items: intl.formatList(blockedNames, { type: 'conjunction' }),
          others: next === null ? 'none' : 'some',
        }}
      />
    </Panel>
  );
}

type PanelProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly action: ReactNode;
  readonly isProblem?: boolean;
};

function Panel({ title, children, action, isProblem = false }: PanelProps) {
  return (
    <section
      className={cx(
        'mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card p-5 sm:p-6 print:hidden',
        isProblem ? 'bg-oat-200' : 'bg-sage-100',
      )}
    >
      <div className="min-w-0 max-w-prose">
        <h2 className="text-[1.375rem]">{title}</h2>
        <p className="mt-1.5 text-ink-2">{children}</p>
      </div>
      {action}
    </section>
  );
}
