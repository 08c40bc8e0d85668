import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { ProductArt } from '../shared/pictures/product-picture.tsx';
import type { MenuCategory, MenuDepartment } from '../shared/shopper/shop-data.ts';
import { Icon } from '../ui/icon.tsx';
import type { PanelProps } from './menu-tab.tsx';
import type { MenuLink } from './shell-data.ts';

/** Columns of the mega-menu (specification section 2); the picture takes the last one. */
const MAX_COLUMNS = 5;

type Props = PanelProps & { readonly department: MenuDepartment; readonly links: readonly MenuLink[] };

export function DepartmentPanel({ id, ref, department, links, startsFocused, onNavigate }: Props) {
  useEffect(() => {
    if (startsFocused) ref.current?.querySelector('a')?.focus();
  }, [startsFocused, ref]);
  const columns = toColumns(department.children, MAX_COLUMNS - 1);
  return (
    <div id={id} ref={ref} className="page-width absolute inset-x-0 top-full z-30">
      <div className="grid grid-cols-[repeat(4,1fr)_1.25fr] gap-8 overflow-hidden rounded-b-card bg-oat-50 p-8 shadow-pop">
        {columns.map((groups) => (
          <div key={groups[0]?.id} className="grid content-start gap-6">
            {groups.map((group) => (
              <MenuGroup key={group.id} group={group} onNavigate={onNavigate} />
            ))}
          </div>
        ))}
        <Link
          to={department.path}
          prefetch="intent"
          onClick={onNavigate}
          className="col-start-5 row-start-1 block self-start rounded-leaf bg-[#F0E7D6] px-5 pt-4 pb-5 text-ink"
        >
          <ProductArt src={department.imageUrl} alt="" className="mx-auto w-full max-w-60" />
          <span className="mt-1 block font-semibold">
            <FormattedMessage id="shell.menu.viewAllOf" values={{ category: department.name }} />
          </span>
        </Link>
        {links.length > 0 && (
          <ul className="col-span-full -mx-8 -mb-8 flex flex-wrap gap-x-8 border-t border-oat-200 bg-sage-100 px-8 py-2.5">
            {links.map((link) => (
              <li key={link.href}>
                <MenuExtraLink link={link} onNavigate={onNavigate} className={EXTRA_LINK} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

const EXTRA_LINK =
  'inline-flex min-h-9 items-center gap-1.5 font-semibold text-ink-2 underline-offset-[0.25em] hover:text-spruce-700 hover:underline';
const LINK = 'flex min-h-9 items-center underline-offset-[0.25em] hover:text-spruce-700 hover:underline';

function MenuGroup({ group, onNavigate }: { readonly group: MenuCategory; readonly onNavigate: () => void }) {
  if (group.children.length === 0) {
    return (
      <Link
        to={group.path}
        prefetch="intent"
        onClick={onNavigate}
        className={`${LINK} -mb-4 font-semibold text-ink first:-mt-1.5`}
      >
        {group.name}
      </Link>
    );
  }
  return (
    <div>
      <p className="mb-1.5 text-base leading-6 font-semibold">{group.name}</p>
      <ul>
        {group.children.map((child) => (
          <li key={child.id}>
            <Link to={child.path} prefetch="intent" onClick={onNavigate} className={`${LINK} text-ink-2`}>
              {child.name}
            </Link>
          </li>
        ))}
        <li>
          <Link
            to={group.path}
            prefetch="intent"
            onClick={onNavigate}
            className={`${LINK} font-semibold text-spruce-700`}
          >
            <FormattedMessage id="shell.menu.viewAll" />
            <span className="sr-only">: {group.name}</span>
          </Link>
        </li>
      </ul>
    </div>
  );
}

/** Groups with children get a column each while there is room; the rest share the last column. */
function toColumns(groups: readonly MenuCategory[], count: number): MenuCategory[][] {
  const columns: MenuCategory[][] = [];
  const heading = groups.filter((group) => group.children.length > 0);
  const plain = groups.filter((group) => group.children.length === 0);
  for (const group of heading) {
    const last = columns.at(-1);
    if (columns.length < count - (plain.length > 0 ? 1 : 0) || !last) columns.push([group]);
    else last.push(group);
  }
  if (plain.length > 0) columns.push(plain);
  return columns;
}

type MenuExtraLinkProps = {
  readonly link: MenuLink;
  readonly className: string;
  readonly onNavigate?: () => void;
};

/** A menu link from the content; an arrow marks links to other sites. */
export function MenuExtraLink({ link, className, onNavigate }: MenuExtraLinkProps) {
  if (!link.isExternal) {
    return (
      <Link to={link.href} onClick={onNavigate} className={className}>
        {link.label}
      </Link>
    );
  }
  return (
    <a href={link.href} rel="noopener" onClick={onNavigate} className={className}>
      {link.label}
      <Icon as="arrow-up-right" size="s" className="flex-none" />
    </a>
  );
}
