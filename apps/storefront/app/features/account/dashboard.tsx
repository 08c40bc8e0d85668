import { lazy, type ReactNode, Suspense, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRecentlyPaid } from '../../shared/agreements/recently-paid.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { HISTORY_HREF } from '../../shared/shopper/account-links.ts';
import { StoreContact } from '../../shared/shopper/store-contact.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { AccountData, AccountOrder } from './account-data.ts';
import { AccountDoors } from './account-doors.tsx';
import { AgreementCard } from './agreement-card.tsx';
import { AutopayCard } from './autopay-card.tsx';
import { type DashboardFocus, dashboardFocus } from './dashboard-focus.ts';
import { BeforeDelivery, DeliveryPanel } from './delivery-panel.tsx';
import { NextPayment } from './next-payment.tsx';

/** What few dashboards have: its code is loaded where it is shown. */
const AccountAlerts = lazy(() =>
  import('./account-alerts.tsx').then((part) => ({ default: part.AccountAlerts })),
);
const DebitNotices = lazy(() =>
  import('./debit-notices.tsx').then((part) => ({ default: part.DebitNotices })),
);
const ExchangeNotices = lazy(() =>
  import('./exchange-notices.tsx').then((part) => ({ default: part.ExchangeNotices })),
);
const Memberships = lazy(() => import('./memberships.tsx').then((part) => ({ default: part.Memberships })));
const FirstStem = lazy(() => import('./start-panel.tsx').then((part) => ({ default: part.FirstStem })));
const StartPanel = lazy(() => import('./start-panel.tsx').then((part) => ({ default: part.StartPanel })));
const DocumentsPanel = lazy(() =>
  import('./documents-panel.tsx').then((part) => ({ default: part.DocumentsPanel })),
);
const HeldItems = lazy(() => import('./documents-panel.tsx').then((part) => ({ default: part.HeldItems })));

/** Alerts that the panels of the next payment and of autopay show. */
const SHOWN_BY_PANELS = ['AnyUpcomingPaymentWithIn1Week', 'NotEnrolledInAnyAutoPay'];

type Props = {
  readonly account: AccountData;
  readonly orders: readonly AccountOrder[];
  readonly hasApproval: boolean;
  /** Below the agreements: approval and orders. */
  readonly children: ReactNode;
};

/** What is due next, what is rented, and the ways on. */
export function Dashboard({ account, orders, hasApproval, children }: Props) {
  const { agreements, alerts, isOnlyEarly } = account;
  const paid = useRecentlyPaid();
  const rented = agreements.filter(({ isClub }) => !isClub);
  const payable = rented
    .filter(({ mayPayOnline, currentDueOn }) => mayPayOnline && currentDueOn !== undefined)
    .map(({ agreementNumber }) => agreementNumber);
  const focus = dashboardFocus(rented, orders);
  const toAnswer = alerts.filter(({ name }) => !SHOWN_BY_PANELS.includes(name));
  const hasDebits = rented.some(
    ({ returnedPayment, provisionalCents }) => returnedPayment || provisionalCents,
  );
  const isUnderWay = (orderNo: string | undefined) =>
    orders.some((order) => order.orderNo === orderNo && order.isCancellable);
  return (
    <>
      <Suspense>
        {toAnswer.length > 0 && (
          <AccountAlerts
            alerts={toAnswer}
            agreements={rented}
            payable={payable}
            isPaidBelow={focus.kind === 'payment' && focus.agreements.some(({ daysLate }) => daysLate > 0)}
          />
        )}
        {hasDebits && <DebitNotices agreements={rented} />}
      </Suspense>
      <Top
        focus={focus}
        account={{ ...account, agreements: rented }}
        payable={payable}
        hasApproval={hasApproval}
      />
      {isOnlyEarly && (
        <div className="mt-5">
          <Notice tone="info">
            <FormattedMessage id="dashboard.onlyEarly" />
          </Notice>
        </div>
      )}
      <Suspense>{account.exchanges.length > 0 && <ExchangeNotices exchanges={account.exchanges} />}</Suspense>
      <Credit cents={account.accountCreditCents} />
      {rented.length > 0 && <AgreementsHeading count={rented.length} />}
      {rented.length === 0 && account.owned.length + account.takenBack.length === 0 && (
        <div className="mt-5">
          <Suspense>
            <FirstStem />
          </Suspense>
        </div>
      )}
      <ul className="grid gap-4">
        {rented.map((agreement) => (
          <li key={agreement.agreementId}>
            <AgreementCard
              agreement={agreement}
              isDelivered={!isUnderWay(agreement.orderNo)}
              isJustPaid={paid.includes(agreement.agreementId) && !agreement.returnedPayment}
            />
          </li>
        ))}
      </ul>
      <Suspense>
        {account.memberships.length > 0 && <Memberships memberships={account.memberships} />}
      </Suspense>
      {children}
      <AccountDoors owned={account.owned} takenBack={account.takenBack} />
    </>
  );
}

function AgreementsHeading({ count }: { readonly count: number }) {
  return (
    <div className="mt-10 mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="text-[1.625rem]">
        <FormattedMessage id="dashboard.agreements" values={{ count }} />
      </h2>
      <TextLink to={HISTORY_HREF} look="strong">
        <FormattedMessage id="history.title" />
      </TextLink>
    </div>
  );
}

/** Money on the account that belongs to no agreement. */
function Credit({ cents }: { readonly cents: number }) {
  const { money } = usePriceText();
  if (cents <= 0) return null;
  return (
    <div className="mt-5">
      <Notice tone="success">
        <FormattedMessage id="dashboard.accountCredit" values={{ amount: money(cents) }} />
      </Notice>
    </div>
  );
}

type TopProps = {
  readonly focus: DashboardFocus;
  readonly account: AccountData;
  readonly payable: readonly string[];
  readonly hasApproval: boolean;
};

/** Two panels: the next thing, and what belongs to it. */
function Top({ focus, account, payable, hasApproval }: TopProps) {
  const has = (name: string) => account.alerts.some((alert) => alert.name === name);
  const autopay = <AutopayCard agreements={account.agreements} isNowhere={has('NotEnrolledInAnyAutoPay')} />;
  const sides = {
    payment: autopay,
    documents: focus.kind === 'documents' && (
      <Suspense>
        <HeldItems order={focus.order} />
      </Suspense>
    ),
    delivery: <BeforeDelivery />,
    'nothing-due': <YourStore />,
    start: <YourStore />,
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
      {focus.kind === 'payment' && (
        <NextPayment
          agreements={focus.agreements}
          methods={account.methods}
          payable={payable}
          isSoon={has('AnyUpcomingPaymentWithIn1Week')}
        />
      )}
      <Suspense>
        {focus.kind === 'documents' && <DocumentsPanel order={focus.order} />}
        {(focus.kind === 'start' || focus.kind === 'nothing-due') && <StartPanel hasApproval={hasApproval} />}
      </Suspense>
      {focus.kind === 'delivery' && <DeliveryPanel order={focus.order} />}
      {sides[focus.kind]}
    </div>
  );
}

function YourStore() {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-panel bg-white p-6 shadow-card">
      <h2 id={id} className="mb-4 text-lg">
        <FormattedMessage id="dashboard.store" />
      </h2>
      <StoreContact />
    </section>
  );
}
