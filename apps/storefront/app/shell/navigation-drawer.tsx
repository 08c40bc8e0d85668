import { Dialog } from '@base-ui/react/dialog';
import { ArrowLeft, ChevronRight, X } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { MenuCategory } from '../platform/shopper/shop-data.ts';
import type { LanguageChoice } from '../platform/site/site-context.ts';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';
import { iconButtonClass } from '../ui/icon-button.tsx';
import { DrawerFoot } from './drawer-foot.tsx';
import { Logo } from './logo.tsx';
import type { ShellData } from './shell-data.ts';

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
    <Dialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-scrim transition-opacity duration-enter data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          className={cx(
            'fixed inset-y-0 left-0 z-50 flex w-(--drawer-max) max-w-[calc(100vw-2.5rem)] flex-col overflow-y-auto',
            'rounded-r-card bg-oat-50 shadow-pop outline-none transition-transform duration-enter ease-settle',
            'data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
          )}
        >
          <Dialog.Title className="sr-only">{formatMessage({ id: 'shell.menu' })}</Dialog.Title>
          <div className="flex items-center justify-between border-b border-oat-300 py-2 pr-2 pl-4">
            <Logo size="small" />
            <Dialog.Close aria-label={formatMessage({ id: 'shell.menu.close' })} className={iconButtonClass}>
              <Icon as={X} />
            </Dialog.Close>
          </div>
          <Levels departments={shell.menu} onClose={onClose} />
          <DrawerFoot shell={shell} languages={languages} onNavigate={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type LevelsProps = { readonly departments: readonly MenuCategory[]; readonly onClose: () => void };

function Levels({ departments, onClose }: LevelsProps) {
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
            <Icon as={ArrowLeft} />
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
      <Icon as={ChevronRight} className="text-ink-2" />
    </button>
  );
}
