import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { payTogetherHref } from '../../shared/shopper/account-links.ts';
import { StoreContact } from '../../shared/shopper/store-contact.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type AccountAgreement, type AccountAlertView, chargeOf } from './account-data.ts';
import { LateParts } from './late-parts.tsx';
import { MethodName } from './method-name.tsx';

const METHODS_HREF = '/my-accounts/payment-method';

type Props = {
  readonly alerts: readonly AccountAlertView[];
  readonly agreements: readonly AccountAgreement[];
  /** Numbers of all agreements that can be paid online. */
  readonly payable: readonly string[];
  /** The panel of the next payment is about what is late, and has the button. */
  readonly isPaidBelow: boolean;
};

/**
 * The alerts that need an answer. Of the others, the next payment's panel shows `AnyUpcomingPaymentWithIn1Week`, and the
 * card about autopay `NotEnrolledInAnyAutoPay`.
 */
export function AccountAlerts({ alerts, agreements, payable, isPaidBelow }: Props) {
  const late = agreements.filter(({ daysLate }) => daysLate > 0);
  const shown = alerts.flatMap(({ name, card }): { name: string; alert: ReactNode }[] => {
    switch (name) {
      case 'AnyPaymentOverDue45Days':
        return [{ name, alert: <LongOverdue agreements={late} payable={payable} /> }];
      case 'AnyPaymentOverDue':
        return [{ name, alert: <Overdue agreements={late} payable={payable} isPaidBelow={isPaidBelow} /> }];
      case 'AllSavedPaymentsExpired':
        return [{ name, alert: <CardAlert title={<FormattedMessage id="alert.allExpired" />} /> }];
      default:
        return card ? [{ name, alert: <CardAlert title={<CardEnds card={card} />} /> }] : [];
    }
  });
  if (shown.length === 0) return null;
  return (
    <ul className="mb-5 grid gap-3">
      {shown.map(({ name, alert }) => (
        <li key={name} data-alert={name}>
          {alert}
        </li>
      ))}
    </ul>
  );
}

type LateProps = {
  readonly agreements: readonly AccountAgreement[];
  readonly payable: readonly string[];
};

function Overdue({ agreements, payable, isPaidBelow }: LateProps & Pick<Props, 'isPaidBelow'>) {
  const { money } = usePriceText();
  const online = agreements.filter(({ mayPayOnline }) => mayPayOnline);
  const [first] = online;
  const store = online.filter(({ storeNumber }) => storeNumber === first?.storeNumber);
  const total = store.reduce((sum, agreement) => sum + chargeOf(agreement), 0);
  return (
    <Alert icon="calendar-clock" title={<LateTitle agreements={agreements} />}>
      {agreements.map((agreement) => (
        <LateParts key={agreement.agreementId} agreement={agreement} isNamed={agreements.length > 1} />
      ))}
      {isPaidBelow ? null : first ? (
        <ButtonLink
          to={payTogetherHref(
            store.map(({ agreementNumber }) => agreementNumber),
            payable,
            first.storeNumber,
          )}
          variant="solid"
          size="small"
          className="mt-3"
        >
          <FormattedMessage id="dashboard.pay" values={{ amount: money(total) }} />
        </ButtonLink>
      ) : (
        <p className="mt-2">
          <FormattedMessage id="account.payAtStore" />
        </p>
      )}
    </Alert>
  );
}

/** More than 45 days: the store helps first. */
function LongOverdue({ agreements, payable }: LateProps) {
  return (
    <Alert icon="calendar-clock" title={<LateTitle agreements={agreements} />}>
      <p className="mb-3">
        <FormattedMessage id="alert.longOverdue" />
      </p>
      <StoreContact />
      {agreements
        .filter(({ agreementNumber }) => payable.includes(agreementNumber))
        .map((agreement) => (
          <LateParts key={agreement.agreementId} agreement={agreement} isNamed={agreements.length > 1} />
        ))}
    </Alert>
  );
}

function LateTitle({ agreements }: { readonly agreements: readonly AccountAgreement[] }) {
  const [first] = agreements;
  return (
    <FormattedMessage
      id="alert.overdue"
      values={{
        count: agreements.length,
        name: first?.name ?? '',
        days: Math.max(0, ...agreements.map(({ daysLate }) => daysLate)),
      }}
    />
  );
}

function CardEnds({ card }: { readonly card: NonNullable<AccountAlertView['card']> }) {
  const mmyy = card.token.expirationDate ?? '';
  return (
    <FormattedMessage
      id="alert.card"
      values={{
        method: <MethodName method={card} />,
        status: card.expiryStatus ?? 'expiring',
        date: `${mmyy.slice(0, 2)}/${mmyy.slice(2)}`,
      }}
    />
  );
}

function CardAlert({ title }: { readonly title: ReactNode }) {
  return (
    <Alert icon="credit-card" title={title}>
      <p>
        <FormattedMessage id="alert.cardText" />
      </p>
      <TextLink to={METHODS_HREF} look="strong">
        <FormattedMessage id="shell.account.payments" />
      </TextLink>
    </Alert>
  );
}

type AlertProps = { readonly icon: IconName; readonly title: ReactNode; readonly children: ReactNode };

function Alert({ icon = 'circle-alert', title, children }: AlertProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex gap-3 rounded-card bg-honey-50 px-5 py-4.5 ring-[1.5px] ring-honey-300 ring-inset sm:px-6"
    >
      <Icon as={icon} size="l" className="text-honey-700" />
      <div className="min-w-0 flex-1">
        <h2 id={id} className="text-lg wrap-anywhere">
          {title}
        </h2>
        <div className="mt-1">{children}</div>
      </div>
    </section>
  );
}
