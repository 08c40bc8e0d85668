import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import type { MenuCategory } from '../shared/shopper/shop-data.ts';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';
import type { MenuLink } from './shell-data.ts';
import { useDisclosure } from './use-disclosure.ts';

/** Requested when the pointer or the focus comes to the row, so that it is there when a panel opens. */
const loadPanel = () => import('./department-panel.tsx');

type Panel = Awaited<ReturnType<typeof loadPanel>>['DepartmentPanel'];
/** Where the panel can't be loaded, the next click follows the department's link. */
const NoPanel: Panel = () => <></>;

const DepartmentPanel = lazy(() =>
  loadPanel().then(
    (module) => ({ default: module.DepartmentPanel }),
    () => ({ default: NoPanel }),
  ),
);

const prefetchPanel = () => {
  loadPanel().catch(() => null);
};

type Props = { readonly departments: readonly MenuCategory[]; readonly links: readonly MenuLink[] };

/** The row of departments. Each name links to its page; with JavaScript the first click opens the panel. */
export function DepartmentNav({ departments, links }: Props) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'shell.departments' })} className="relative border-t border-oat-200">
      <ul
        className="page-width flex items-center gap-1"
        onPointerEnter={prefetchPanel}
        onFocus={prefetchPanel}
      >
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
  const [isByArrow, setIsByArrow] = useState(false);
  const { pathname } = useLocation();
  const isCurrent = pathname === department.path || pathname.startsWith(`${department.path}/`);
  const hasPanel = department.children.length > 0;
  const panelId = `menu-${department.id}`;
  const onKeyDown = (event: KeyboardEvent) => {
    setIsByArrow(event.key === 'ArrowDown');
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (disclosure.isOpen) disclosure.panel.current?.querySelector('a')?.focus();
    else disclosure.open();
  };
  return (
    <li
      className="first:-ml-3"
      onPointerEnter={() => setIsByArrow(false)}
      {...(hasPanel ? disclosure.area : {})}
    >
      <Link
        ref={disclosure.trigger}
        to={department.path}
        aria-current={isCurrent ? 'page' : undefined}
        {...(hasPanel && {
          'aria-expanded': disclosure.isOpen,
          'aria-controls': disclosure.isOpen ? panelId : undefined,
          onClick: disclosure.onTriggerClick,
          onKeyDown,
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
        <Suspense>
          <DepartmentPanel
            id={panelId}
            ref={disclosure.panel}
            department={department}
            links={links}
            startsFocused={isByArrow}
            onNavigate={disclosure.close}
          />
        </Suspense>
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
