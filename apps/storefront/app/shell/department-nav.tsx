import { ChevronDown } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import type { MenuCategory } from '../shared/shopper/shop-data.ts';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';
import { DepartmentPanel } from './department-panel.tsx';
import type { MenuLink } from './shell-data.ts';
import { useDisclosure } from './use-disclosure.ts';

type Props = { readonly departments: readonly MenuCategory[]; readonly links: readonly MenuLink[] };

/** The row of departments. Each name links to its page; with JavaScript the first click opens the panel. */
export function DepartmentNav({ departments, links }: Props) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'shell.departments' })} className="relative border-t border-oat-200">
      <ul className="page-width flex items-center gap-1">
        {departments.map((department) => (
          <Department key={department.id} department={department} links={links} />
        ))}
        <li className="ml-auto">
          <OffersTab />
        </li>
      </ul>
    </nav>
  );
}

type DepartmentProps = { readonly department: MenuCategory; readonly links: readonly MenuLink[] };

function Department({ department, links }: DepartmentProps) {
  const disclosure = useDisclosure();
  const { pathname } = useLocation();
  const isCurrent = pathname === department.path || pathname.startsWith(`${department.path}/`);
  const hasPanel = department.children.length > 0;
  const panelId = `menu-${department.id}`;
  return (
    <li className="first:-ml-3" {...(hasPanel ? disclosure.area : {})}>
      <Link
        ref={disclosure.trigger}
        to={department.path}
        aria-current={isCurrent ? 'page' : undefined}
        {...(hasPanel && {
          'aria-expanded': disclosure.isOpen,
          'aria-controls': disclosure.isOpen ? panelId : undefined,
          onClick: disclosure.onTriggerClick,
          onKeyDown: disclosure.onTriggerKeyDown,
        })}
        className={cx(
          'relative inline-flex min-h-12 items-center px-3 font-medium text-ink',
          'after:absolute after:inset-x-3 after:bottom-0 after:h-0.75 after:rounded-t-[3px]',
          'hover:after:bg-spruce-700',
          (isCurrent || disclosure.isOpen) && 'after:bg-spruce-700',
        )}
      >
        {department.name}
      </Link>
      {hasPanel && disclosure.isOpen && (
        <DepartmentPanel
          id={panelId}
          ref={disclosure.panel}
          department={department}
          links={links}
          onNavigate={disclosure.close}
        />
      )}
    </li>
  );
}

/** The tag-shaped tab at the end of the department row. */
function OffersTab() {
  return (
    <Link
      to="/c/deals"
      className="offers-tab relative inline-flex min-h-9 items-center gap-1.5 bg-honey-100 pr-3.5 pl-6.5 font-semibold text-ink hover:bg-honey-300"
    >
      <FormattedMessage id="shell.offers" />
      <Icon as={ChevronDown} size="s" />
    </Link>
  );
}
