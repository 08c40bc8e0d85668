import { useIntl } from 'react-intl';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';

type Crumb = { readonly id: string; readonly name: string };

/** A category's address: its last three levels. */
export function categoryHref(path: readonly Crumb[]): string {
  return `/c/${path
    .slice(-3)
    .map((crumb) => crumb.id)
    .join('/')}`;
}

/** From the home page to the page itself, `current`. */
export function CategoryBreadcrumb(props: { readonly path: readonly Crumb[]; readonly current: string }) {
  const { path, current } = props;
  const intl = useIntl();
  return (
    <Breadcrumb
      label={intl.formatMessage({ id: 'breadcrumb.label' })}
      crumbs={[
        { label: intl.formatMessage({ id: 'breadcrumb.home' }), to: '/' },
        ...path.map((crumb, index) => ({ label: crumb.name, to: categoryHref(path.slice(0, index + 1)) })),
        { label: current },
      ]}
    />
  );
}
