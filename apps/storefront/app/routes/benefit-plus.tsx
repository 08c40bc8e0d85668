import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { MEMBERSHIPS_HREF } from '../shared/shopper/account-links.ts';
import { useShopData } from '../shared/shopper/shop-data.ts';
import { StoreContact } from '../shared/shopper/store-contact.tsx';
import { findMembership, offersBenefitPlus } from '../shared/shopper/store-services.server.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/benefit-plus.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const [commerce, session] = [context.get(commerceContext), context.get(sessionContext)];
  return {
    agreementNumber: await findMembership(commerce, session),
    isOffered: await offersBenefitPlus(commerce, session),
  };
}

const TITLES = { unable: 'benefitPlus.unable.title', confirmation: 'benefitPlus.title' } as const;
const TEXTS = { unable: 'benefitPlus.unable.text', confirmation: 'benefitPlus.text' } as const;
const MEMBER_TEXTS = {
  unable: 'benefitPlus.unable.member',
  confirmation: 'benefitPlus.member.text',
} as const;

/** The membership that the visitor chose with an agreement, or why there is none; only a store that offers it is said to. */
export default function BenefitPlusPage({ loaderData }: Route.ComponentProps) {
  const { isOffered, agreementNumber } = loaderData;
  const { formatMessage } = useIntl();
  const isRefusal = useLocation().pathname.startsWith('/BPlus-unable-to-checkout');
  const hasCart = (useShopData()?.cartCount ?? 0) > 0;
  const isMember = agreementNumber !== null;
  const page = isRefusal ? 'unable' : 'confirmation';
  const titleId = isMember && !isRefusal ? 'benefitPlus.member.title' : TITLES[page];
  const textId = isMember ? MEMBER_TEXTS[page] : isOffered ? TEXTS[page] : 'benefitPlus.notOffered';
  return (
    <div className="page-width max-w-3xl pt-8 pb-section lg:pt-12">
      <PageTitle>{formatMessage({ id: titleId })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id={titleId} />
      </h1>
      <p className="mt-3 mb-6 max-w-prose text-base text-ink-2">
        <FormattedMessage id={textId} values={{ number: agreementNumber ?? '' }} />
      </p>
      <StoreContact />
      <div className="mt-6 flex flex-wrap gap-3">
        {hasCart && (
          <ButtonLink to="/checkout" variant="action">
            <FormattedMessage id="benefitPlus.checkout" />
          </ButtonLink>
        )}
        {isMember && (
          <ButtonLink to={MEMBERSHIPS_HREF} variant="outline">
            <FormattedMessage id="benefitPlus.seeMembership" />
          </ButtonLink>
        )}
        <ButtonLink to="/orders" variant="outline">
          <FormattedMessage id="orders.title" />
        </ButtonLink>
      </div>
    </div>
  );
}
