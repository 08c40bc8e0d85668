import type { SavedPaymentMethod } from '@ownpath/contracts/servicing';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { extraHref, payTogetherHref } from '../../shared/shopper/account-links.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { type AccountAgreement, chargeOf } from './account-data.ts';
import { MethodName } from './method-name.tsx';
import { PanelHeading, SprucePanel } from './spruce-panel.tsx';

type Props = {
  /** What is due together; not empty. */
  readonly agreements: readonly AccountAgreement[];
  readonly methods: readonly SavedPaymentMethod[];
  /** Numbers of all agreements that can be paid online. */
  readonly payable: readonly string[];
  /** Due within a week (alert `AnyUpcomingPaymentWithIn1Week`). */
  readonly isSoon: boolean;
  /** Beside what is due, the way to pay more on the first of them. */
  readonly hasExtra?: boolean;
};

/** What is due next, for what, and the button that pays it. */
export function NextPayment({ agreements, methods, payable, isSoon, hasExtra = false }: Props) {
  const { money } = usePriceText();
  const dates = useDateText();
  const id = useId();
  const [first] = agreements;
  if (!first) return null;
  const charge = agreements.reduce((sum, agreement) => sum + chargeOf(agreement), 0);
  const credit = agreements.reduce((sum, { amountDueCents }) => sum + amountDueCents, 0) - charge;
  const numbers = agreements.map(({ agreementNumber }) => agreementNumber);
  const charged = agreements.find(({ isAutopay }) => isAutopay);
  const isAllAutopay = agreements.every(({ isAutopay }) => isAutopay);
  const status = first.dueStatus ?? 'future';
  return (
    <SprucePanel labelledBy={id}>
      <PanelHeading id={id}>
        <FormattedMessage
          id="dashboard.next"
          values={{ status, soon: isSoon ? 'yes' : 'no', date: dates.weekday(first.currentDueOn ?? '') }}
        />
      </PanelHeading>
      <p className="mt-2.5 font-display text-[clamp(3.25rem,2.6rem+2.4vw,4.5rem)] leading-[0.95] font-bold tracking-[-0.045em] tabular-nums">
        {money(charge)}
      </p>
      <dl className="mt-5 grid max-w-108 grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5">
        {agreements.map((agreement) => (
          <DueLine key={agreement.agreementId} agreement={agreement} />
        ))}
        {credit > 0 && (
          <>
            <dt className="text-sage-200">
              <FormattedMessage id="pay.part.used" />
            </dt>
            <dd className="text-right font-semibold">−{money(credit)}</dd>
          </>
        )}
      </dl>
      {charged && (
        <PanelNote icon="repeat-2">
          <FormattedMessage
            id="dashboard.autopayCharges"
            values={{
              all: isAllAutopay ? 'yes' : 'no',
              name: charged.name,
              method: <MethodName method={methods.find((one) => one.id === charged.paymentMethodId)} />,
              date: dates.day(charged.currentDueOn ?? ''),
            }}
          />
        </PanelNote>
      )}
      {first.mayPayOnline ? (
        <div className="mt-auto flex flex-wrap gap-2.5 pt-6 print:hidden">
          <ButtonLink to={payTogetherHref(numbers, payable, first.storeNumber)} variant="action">
            <FormattedMessage id="dashboard.pay" values={{ amount: money(charge) }} />
          </ButtonLink>
          {hasExtra && (
            <ButtonLink to={extraHref(first.agreementNumber)} variant="onDark">
              <FormattedMessage id="dashboard.payExtra" />
            </ButtonLink>
          )}
        </div>
      ) : (
        <PanelNote icon="store">
          <FormattedMessage id="account.payAtStore" />
        </PanelNote>
      )}
    </SprucePanel>
  );
}

/** "Alder sofa, $24.99 + $2.06 tax" and the sum; other parts are named where there are any. */
function DueLine({ agreement }: { readonly agreement: AccountAgreement }) {
  const { money } = usePriceText();
  const { name, payment, amountDueCents } = agreement;
  const rent = payment?.rentCents ?? 0;
  const tax = payment?.taxCents ?? 0;
  const others = amountDueCents - rent - tax;
  return (
    <>
      <dt className="min-w-0 text-sage-200 wrap-anywhere">
        {payment && rent > 0 ? (
          <FormattedMessage
            id="dashboard.dueLine"
            values={{
              name,
              rent: money(rent),
              tax: money(tax),
              others: money(others),
              has: others > 0 ? 'yes' : 'no',
            }}
          />
        ) : (
          name
        )}
      </dt>
      <dd className="text-right font-semibold tabular-nums">{money(amountDueCents)}</dd>
    </>
  );
}

type NoteProps = { readonly icon: IconName; readonly children: ReactNode };

function PanelNote({ icon, children }: NoteProps) {
  return (
    <p className="mt-5 flex max-w-108 gap-2.5">
      <Icon as={icon} className="mt-0.5" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
