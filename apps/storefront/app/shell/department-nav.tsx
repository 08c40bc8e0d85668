import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useCachedContent } from '../platform/markup-cache/cached-content.tsx';
import type { MenuDepartment } from '../shared/shopper/shop-data.ts';
import { Icon } from '../ui/icon.tsx';
import { latePanel, MenuTab } from './menu-tab.tsx';
import type { MenuLink } from './shell-data.ts';

const departmentPanel = latePanel(() =>
  import('./department-panel.tsx').then(({ DepartmentPanel }) => DepartmentPanel),
);
const offersPanel = latePanel(() => import('./offers-panel.tsx').then(({ OffersPanel }) => OffersPanel));

type Props = { readonly departments: readonly MenuDepartment[]; readonly links: readonly MenuLink[] };

/** The row of departments, and at its end the tag-shaped tab of the store's offers. */
export function DepartmentNav({ departments, links }: Props) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const isCurrent = ({ path }: MenuDepartment) => `${pathname}/`.startsWith(`${path}/`);
  const tabs = (
    <>
      {departments.map((department) => (
        <MenuTab
          key={department.id}
          id={`menu-${department.id}`}
          to={department.path}
          isCurrent={isCurrent(department)}
          panel={departmentPanel}
          content={department.children.length > 0 && { department, links }}
          className="first:-ml-3"
          linkClassName="relative inline-flex min-h-12 items-center px-3 font-medium text-ink after:absolute after:inset-x-3 after:bottom-0 after:h-0.75 after:rounded-t-[3px] hover:after:bg-spruce-700 aria-expanded:after:bg-spruce-700 aria-[current]:after:bg-spruce-700"
        >
          {department.name}
        </MenuTab>
      ))}
      <MenuTab
        id="menu-offers"
        to="/page-viewer/specials"
        panel={offersPanel}
        content={{}}
        className="ml-auto flex items-center self-stretch"
        linkClassName="group offers-tab relative inline-flex min-h-9 items-center gap-1.5 bg-honey-100 pr-3.5 pl-6.5 font-semibold text-ink hover:bg-honey-300 aria-expanded:bg-honey-300"
      >
        <FormattedMessage id="shell.offers" />
        <Icon
          as="chevron-down"
          size="s"
          className="transition-transform duration-quick group-aria-expanded:rotate-180"
        />
      </MenuTab>
    </>
  );
  const shown = departments.map((department) => [
    department.id,
    department.name,
    department.path,
    department.children.length > 0,
    isCurrent(department),
  ]);
  return (
    <nav aria-label={formatMessage({ id: 'shell.departments' })} className="relative border-t border-oat-200">
      <ul className="page-width flex items-center gap-1" {...useCachedContent('departments', shown, tabs)} />
    </nav>
  );
}
