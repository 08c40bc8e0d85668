import type { Membership } from '@ownpath/contracts/servicing';
import { FormattedMessage } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { MEMBERSHIPS_HREF } from '../../shared/shopper/account-links.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

type Props = { readonly membership: Membership };

/** What ending a membership today does, and the button that does it. Works without JavaScript. */
export function EndPanel({ membership }: Props) {
  const { formMethod } = useNavigation();
  const isBusy = formMethod === 'POST';
  return (
    <section className="rounded-panel bg-white p-5 shadow-card md:p-7">
      <WhatEnds membership={membership} />
      <Form method="post" action={MEMBERSHIPS_HREF} className="mt-7 flex flex-wrap gap-3">
        <input type="hidden" name="agreement" value={membership.agreementNumber} />
        <Button
          type="submit"
          variant="action"
          isBusy={isBusy}
          className="max-sm:w-full"
          onClick={(event) => {
            if (isBusy) event.preventDefault();
          }}
        >
          <FormattedMessage id="membership.confirm" />
        </Button>
        <ButtonLink to={MEMBERSHIPS_HREF} variant="outline" className="max-sm:w-full">
          <FormattedMessage id="membership.keep" />
        </ButtonLink>
      </Form>
    </section>
  );
}

function WhatEnds({ membership }: Props) {
  const { money } = usePriceText();
  const dates = useDateText();
  const { ending, name, leftCents, chargesLeft, nextDueOn } = membership;
  const { nextPaymentCents, nextPaymentWithoutCents, paymentsLeft } = membership;
  if (!ending) return null;
  return (
    <ul className="grid max-w-prose list-disc gap-2.5 pl-5 text-base">
      <li>
        <FormattedMessage id="membership.ends.benefits" values={{ date: dates.long(ending.endsOn) }} />
      </li>
      <li>
        <FormattedMessage
          id="membership.ends.charges"
          values={{ amount: money(leftCents), count: chargesLeft }}
        />
      </li>
      {ending.creditCents > 0 && (
        <li>
          <FormattedMessage id="membership.ends.credit" values={{ amount: money(ending.creditCents) }} />
        </li>
      )}
      {nextDueOn !== null && (
        <li>
          <FormattedMessage
            id="membership.ends.next"
            values={{
              date: dates.long(nextDueOn),
              after: money(nextPaymentWithoutCents),
              before: money(nextPaymentCents),
              count: paymentsLeft,
              total: money(membership.totalCostCents),
              cash: money(membership.cashPriceCents),
            }}
          />
        </li>
      )}
      <li>
        <FormattedMessage id="membership.ends.rental" values={{ name }} />
      </li>
    </ul>
  );
}
