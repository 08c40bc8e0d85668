import type { Basket } from '@ownpath/contracts/basket';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { PageTitle } from '../../platform/i18n/page-title.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { HeroBand } from '../../ui/hero-band.tsx';
import { approvalStatusOf } from './approval-status.ts';
import type { loadDecisionPage } from './last-decision.server.ts';
import { LaterDecision } from './later-decision.tsx';
import { LimitTag } from './limit-tag.tsx';
import { LowerOffer } from './lower-offer.tsx';
import { NoApproval } from './no-approval.tsx';

type Props = {
  readonly decision: Awaited<ReturnType<typeof loadDecisionPage>>;
  /** Message with `{name}`, and `{count}` of the documents that are asked for. */
  readonly titleId: string;
  /** Message with `{amount}`, the weekly limit. */
  readonly textId: string;
  /** Below an active approval. */
  readonly children: ReactNode;
};

/** An approval with its limit; without one, or with an expired one, the link to apply. */
export function DecisionPage({ decision: { approval, basket }, titleId, textId, children }: Props) {
  const intl = useIntl();
  const { money } = usePriceText();
  const dates = useDateText(approval?.timeZone);
  const status = approvalStatusOf(approval);
  const title = <PageTitle>{intl.formatMessage({ id: 'approval.pageTitle' })}</PageTitle>;
  if (!approval || status === 'expired') {
    return (
      <>
        {title}
        <NoApproval why={status === 'expired' ? 'expired' : 'none'} />
      </>
    );
  }
  return (
    <>
      {title}
      <HeroBand
        eyebrow={<FormattedMessage id="approval.decided" values={{ date: dates.long(approval.decidedAt) }} />}
        title={
          <FormattedMessage
            id={titleId}
            values={{ name: approval.firstName, count: approval.verificationDocuments.length }}
          />
        }
        text={<FormattedMessage id={textId} values={{ amount: money(approval.weeklyLimitCents) }} />}
        actions={<NextStep basket={basket} />}
        aside={<LimitTag approval={approval} fit={basket?.approvalFit ?? null} />}
      />
      <LaterDecision approval={approval} />
      <LowerOffer approval={approval} />
      {children}
    </>
  );
}

/** After the decision: to checkout with a cart that fits, to a cart that does not, else to the shop. */
function NextStep({ basket }: { readonly basket: Basket | null }) {
  const count = basket?.items.reduce((sum, item) => sum + item.quantity, 0) ?? 0;
  const quiet = `${buttonClass({})} bg-transparent! ring-[1.5px] ring-sage-300 ring-inset hover:bg-white/10!`;
  if (count === 0) {
    return (
      <ButtonLink to="/" variant="action">
        <FormattedMessage id="approval.shop" />
      </ButtonLink>
    );
  }
  const isOver = basket?.approvalFit?.fits === false;
  return (
    <>
      {!isOver && (
        <ButtonLink to="/checkout" variant="action">
          <FormattedMessage id="approval.checkout" />
        </ButtonLink>
      )}
      <Link to="/cart" className={isOver ? buttonClass({ variant: 'action' }) : quiet}>
        <FormattedMessage id="approval.cart" values={{ count }} />
      </Link>
      <Link to="/" className={quiet}>
        <FormattedMessage id="approval.shop" />
      </Link>
    </>
  );
}
