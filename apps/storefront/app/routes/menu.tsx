import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useRouteLoaderData } from 'react-router';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import type { loader as rootLoader } from '../root.tsx';
import type { MenuCategory } from '../shared/shopper/shop-data.ts';
import { MenuExtraLink } from '../shell/department-panel.tsx';
import { DrawerFooter } from '../shell/drawer-footer.tsx';

const LINK = 'inline-flex min-h-11 items-center gap-1.5 font-semibold hover:underline';

/** All departments as links. The menu button leads here without JavaScript. */
export default function MenuPage() {
  const { formatMessage } = useIntl();
  const shell = useRouteLoaderData<typeof rootLoader>('root');
  if (!shell) return null;
  return (
    <div className="page-width py-8">
      <PageTitle>{formatMessage({ id: 'shell.menu' })}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className="mb-6 text-2xl">
        <FormattedMessage id="shell.menu" />
      </h1>
      <ul className="grid gap-8 md:grid-cols-3">
        {shell.menu.map((department) => (
          <li key={department.id}>
            <h2 className="text-lg">
              <Link to={department.path} className="inline-flex min-h-11 items-center">
                {department.name}
              </Link>
            </h2>
            <CategoryList categories={department.children} />
          </li>
        ))}
      </ul>
      <ul className="mt-8 flex flex-wrap gap-x-8">
        <li>
          <Link to="/page-viewer/specials" className={LINK}>
            <FormattedMessage id="shell.offers" />
          </Link>
        </li>
        {shell.menuLinks.map((link) => (
          <li key={link.href}>
            <MenuExtraLink link={link} className={LINK} />
          </li>
        ))}
      </ul>
      <div className="mt-8 md:max-w-90">
        <DrawerFooter shell={shell} languages={shell.site.languages} />
      </div>
    </div>
  );
}

function CategoryList({ categories }: { readonly categories: readonly MenuCategory[] }) {
  return (
    <ul>
      {categories.map((category) => (
        <li key={category.id}>
          <Link to={category.path} className="inline-flex min-h-9 items-center text-ink-2 hover:underline">
            {category.name}
          </Link>
          {category.children.length > 0 && (
            <div className="pl-4">
              <CategoryList categories={category.children} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
