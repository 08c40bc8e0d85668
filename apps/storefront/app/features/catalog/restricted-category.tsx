import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { useFinderHref } from '../../shared/shopper/use-finder-href.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CenteredPanel } from '../../ui/centered-panel.tsx';

/** Shown instead of a category that the visitor's store does not rent out (specification section 6). */
export function RestrictedCategory() {
  const store = useShopData()?.store ?? null;
  const finder = useFinderHref();
  return (
    <CenteredPanel
      icon="store"
      title={<FormattedMessage id="listing.restricted.title" />}
      headingLevel="h1"
      text={
        <FormattedMessage
          id="listing.restricted.text"
          values={{ store: store ? `${store.address1}, ${store.city}` : '' }}
        />
      }
    >
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2">
        <ButtonLink to="/shop-all">
          <FormattedMessage id="listing.restricted.action" />
        </ButtonLink>
        <Link to={finder} className="inline-flex min-h-11 items-center font-semibold text-spruce-700">
          <FormattedMessage id="listing.restricted.change" />
        </Link>
      </div>
    </CenteredPanel>
  );
}
