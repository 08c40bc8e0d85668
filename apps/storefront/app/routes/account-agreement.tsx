import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { data } from 'react-router';
import { AccountLayout } from '../features/account/account-layout.tsx';
import { AgreementHead } from '../features/account/agreement/agreement-head.tsx';
import { BuyOutTag } from '../features/account/agreement/buy-out-tag.tsx';
import { loadAgreement } from '../features/account/agreement/load-agreement.server.ts';
import { TakenBack } from '../features/account/agreement/taken-back.tsx';
import { DebitNotices } from '../features/account/debit-notices.tsx';
import { NextPayment } from '../features/account/next-payment.tsx';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext } from '../platform/load-context.server.ts';
import { loadWhenSeen } from '../platform/load-when-seen.tsx';
import { findRecordState } from '../shared/account/customer-record.server.ts';
import { helpHref } from '../shared/shopper/account-links.ts';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/account-agreement.ts';

/** Only what is paid off has these. */
const OwnedHero = lazy(() =>
  import('../features/account/agreement/owned.tsx').then((part) => ({ default: part.OwnedHero })),
);
const OwnedLetter = lazy(() =>
  import('../features/account/agreement/owned.tsx').then((part) => ({ default: part.OwnedLetter })),
);

const AgreementParts = loadWhenSeen(() =>
  import('../features/account/agreement/agreement-parts.tsx').then((part) => part.AgreementParts),
);

/** One of the customer's agreements; another's is not found. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const isKnown = (await findRecordState(commerce)) === 'known';
  const page = isKnown ? await loadAgreement(commerce, params.agreementNumber) : null;
  if (!page) throw data(null, { status: 404 });
  const isAll = url.searchParams.get('ledger') === 'all';
  return data({ page, isAll }, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers = sendLoaderHeaders;

export default function AccountAgreementPage({ loaderData: { page, isAll } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { agreement, methods } = page;
  const { payment, currentDueOn, agreementNumber, refCode } = agreement;
  const isOwned = refCode === 'PAIDOFF';
  return (
    <>
      <PageTitle>{formatMessage({ id: 'myAgreement.pageTitle' }, { name: agreement.name })}</PageTitle>
      {isOwned && (
        <Suspense>
          <OwnedHero {...page} />
        </Suspense>
      )}
      <AccountLayout>
        <TextLink to="/account" look="strong" className="mb-2 print:hidden">
          <FormattedMessage id="shell.account.mine" />
        </TextLink>
        <TakenBack {...page} />
        <DebitNotices agreements={[agreement]} />
        {isOwned ? (
          <Suspense>
            <OwnedLetter {...page} />
          </Suspense>
        ) : (
          <AgreementHead {...page} />
        )}
        {agreement.daysLate > 0 && (
          <TextLink to={helpHref(agreementNumber)} look="strong" className="mt-3 print:hidden">
            <FormattedMessage id="payHelp.linkLate" />
          </TextLink>
        )}
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 print:grid-cols-2">
          {currentDueOn && refCode === 'ACTIVE' && (
            <NextPayment
              agreements={[agreement]}
              methods={methods}
              payable={agreement.mayPayOnline ? [agreementNumber] : []}
              isSoon={false}
              hasExtra
            />
          )}
          {payment?.earlyPurchase && <BuyOutTag agreement={agreement} quote={payment.earlyPurchase} />}
        </div>
        <AgreementParts page={page} isAll={isAll} />
      </AccountLayout>
    </>
  );
}
