import { Ledger } from './ledger.tsx';
import type { AgreementPageData } from './load-agreement.server.ts';
import { PlanCard } from './plan-card.tsx';
import { RenewalCard } from './renewal-card.tsx';
import { SameAsCashCard } from './same-as-cash-card.tsx';
import { AgreementHelp, Items, Papers } from './side-cards.tsx';

type Props = {
  readonly page: AgreementPageData;
  /** Runs of usual payments are not folded. */
  readonly isAll: boolean;
};

/** All below what is due: the way to the cash price, the ledger, the schedule, renewal, items and papers. */
export function AgreementParts({ page, isAll }: Props) {
  const { agreement } = page;
  const { payment } = agreement;
  const isOwned = agreement.refCode === 'PAIDOFF';
  return (
    <>
      {payment?.sameAsCash && <SameAsCashCard agreement={agreement} plan={payment.sameAsCash} />}
      <Ledger {...page} isAll={isAll} />
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2">
        {!isOwned && <PlanCard {...page} />}
        <div className={isOwned ? 'contents' : 'grid content-start gap-10'}>
          {payment?.renewal && <RenewalCard agreement={agreement} renewal={payment.renewal} />}
          <Items {...page} />
          {isOwned && <Papers {...page} />}
        </div>
      </div>
      {!isOwned && (
        <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2">
          <Papers {...page} />
          <AgreementHelp {...page} />
        </div>
      )}
    </>
  );
}
