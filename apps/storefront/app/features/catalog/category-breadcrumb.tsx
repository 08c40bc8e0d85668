import { useIntl } from 'react-intl';
import { JsonLd } from '../../platform/seo/json-ld.tsx';
import { breadcrumbData } from '../../platform/seo/structured-data.ts';
import { useSiteUrl } from '../../shared/shopper/shop-data.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';

type Crumb = { readonly id: string; readonly name: string };

/** A category's address: its last three levels. */
export function categoryHref(path: readonly Crumb[]): string {
  return `/c/${path
    .slice(-3)
    .map((crumb) => crumb.id)
    .join('/')}`;
}

/** From the home page to the page itself, `current`, for shoppers and search engines. */
export function CategoryBreadcrumb(props: { readonly path: readonly Crumb[]; readonly current: string }) {
  const { path, current } = props;
  const intl = useIntl();
  const siteUrl = useSiteUrl();
  const crumbs = [
    { label: intl.formatMessage({ id: 'breadcrumb.home' }), to: '/' },
    ...path.map((crumb, index) => ({ label: crumb.name, to: categoryHref(path.slice(0, index + 1)) })),
  ];
  return (
    <>
      <JsonLd
        data={
          import.meta.env.SSR &&
          breadcrumbData(
            crumbs.map(({ label, to }) => ({ name: label, url: siteUrl + to })),
            { name: current },
          )
        }
      />
      <Breadcrumb
        label={intl.formatMessage({ id: 'breadcrumb.label' })}
        crumbs={[...crumbs, { label: current }]}
      />
    </>
  );
}
