import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { LanguageChoice } from '../platform/site/site-context.ts';
import type { MenuCategory } from '../shared/shopper/shop-data.ts';
import { cx } from '../ui/cx.ts';
import { Drawer } from '../ui/drawer.tsx';
import { Icon } from '../ui/icon.tsx';
import { MenuExtraLink } from './department-panel.tsx';
import { DrawerFooter } from './drawer-footer.tsx';
import { Logo } from './logo.tsx';
import { OffersRow } from './offers-row.tsx';
import type { MenuLink, ShellData } from './shell-data.ts';

type Props = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly shell: ShellData;
  readonly languages: readonly LanguageChoice[];
};

const drawerRow = 'flex min-h-13 w-full items-center gap-3 px-4 font-medium text-ink hover:bg-sage-100';

/** Nested departments, one level at a time. */
export function NavigationDrawer({ isOpen, onClose, shell, languages }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage({ id: 'shell.menu' })}
      closeLabel={formatMessage({ id: 'shell.menu.close' })}
      header={<Logo size="small" />}
    >
      <Levels departments={shell.menu} links={shell.menuLinks} onClose={onClose} />
      <DrawerFooter shell={shell} languages={languages} onNavigate={onClose} />
    </Drawer>
  );
}

type LevelsProps = {
  readonly departments: readonly MenuCategory[];
  readonly links: readonly MenuLink[];
  readonly onClose: () => void;
};

function Levels({ departments, links, onClose }: LevelsProps) {
  const [path, setPath] = useState<readonly MenuCategory[]>([]);
  const parent = path.at(-1);
  return (
    <nav className="flex-1">
      {parent && (
        <>
          <button
            type="button"
            onClick={() => setPath(path.slice(0, -1))}
            className={cx(drawerRow, 'font-semibold! text-spruce-700!')}
          >
            <Icon as="arrow-left" />
            <FormattedMessage id="shell.menu.back" />
          </button>
          <h2 className="px-4 pt-2 pb-3 text-[1.375rem]">{parent.name}</h2>
        </>
      )}
      <ul className="divide-y divide-oat-200">
        {(parent?.children ?? departments).map((category) => (
          <li key={category.id}>
            <CategoryRow category={category} onEnter={() => setPath([...path, category])} onClose={onClose} />
          </li>
        ))}
        {parent && (
          <li>
            <Link
              to={parent.path}
              onClick={onClose}
              className={cx(drawerRow, 'font-semibold! text-spruce-700!')}
            >
              <FormattedMessage id="shell.menu.viewAllOf" values={{ category: parent.name }} />
            </Link>
          </li>
        )}
      </ul>
      {!parent && <OffersRow className={drawerRow} onNavigate={onClose} />}
      {!parent && links.length > 0 && (
        <ul className="border-t border-oat-300 py-2">
          {links.map((link) => (
            <li key={link.href}>
              <MenuExtraLink
                link={link}
                onNavigate={onClose}
                className={cx(drawerRow, 'min-h-11! font-normal! text-ink-2!')}
              />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

type CategoryRowProps = {
  readonly category: MenuCategory;
  readonly onEnter: () => void;
  readonly onClose: () => void;
};

function CategoryRow({ category, onEnter, onClose }: CategoryRowProps) {
  if (category.children.length === 0) {
    return (
      <Link to={category.path} onClick={onClose} className={drawerRow}>
        {category.name}
      </Link>
    );
  }
  return (
    <button type="button" onClick={onEnter} className={cx(drawerRow, 'justify-between text-left')}>
      {category.name}
      <Icon as="chevron-right" className="text-ink-2" />
    </button>
  );
}
