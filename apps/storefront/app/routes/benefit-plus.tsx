import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { useShopData } from '../shared/shopper/shop-data.ts';
import { StoreContact } from '../shared/shopper/store-contact.tsx';
import { offersBenefitPlus } from '../shared/shopper/store-services.server.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/benefit-plus.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { isOffered: await offersBenefitPlus(context.get(commerceContext), context.get(sessionContext)) };
}

/**
 * The membership is not sold online: neither page says that it was bought, and nothing was charged for it. Only a store
 * that offers it is said to.
 */
export default function BenefitPlusPage({ loaderData: { isOffered } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const isRefusal = useLocation().pathname.startsWith('/BPlus-unable-to-checkout');
  const hasCart = (useShopData()?.cartCount ?? 0) > 0;
  const textId = isRefusal ? 'benefitPlus.unable.text' : 'benefitPlus.text';
  const titleId = isRefusal ? 'benefitPlus.unable.title' : 'benefitPlus.title';
  return (
    <div className="page-width max-w-3xl pt-8 pb-section lg:pt-12">
      <PageTitle>{formatMessage({ id: titleId })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id={titleId} />
      </h1>
      <p className="mt-3 mb-6 max-w-prose text-base text-ink-2">
        <FormattedMessage id={isOffered ? textId : 'benefitPlus.notOffered'} />
      </p>
      <StoreContact />
      <div className="mt-6 flex flex-wrap gap-3">
        {hasCart && (
          <ButtonLink to="/checkout" variant="action">
            <FormattedMessage id="benefitPlus.checkout" />
          </ButtonLink>
        )}
        <ButtonLink to="/orders" variant="outline">
          <FormattedMessage id="orders.title" />
        </ButtonLink>
      </div>
    </div>
  );
}
