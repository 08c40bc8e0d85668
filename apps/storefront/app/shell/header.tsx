import { useLocation } from 'react-router';
import type { LanguageChoice } from '../platform/site/site-context.ts';
import { DepartmentNav } from './department-nav.tsx';
import { CompactHeaderActions, HeaderActions } from './header-actions.tsx';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';
import { SearchBox } from './search/search-box.tsx';
import type { ShellData } from './shell-data.ts';
import { UtilityBar } from './utility-bar.tsx';

type Props = { readonly shell: ShellData; readonly languages: readonly LanguageChoice[] };

export function Header({ shell, languages }: Props) {
  const { pathname } = useLocation();
  const suggestions = pathname === '/' ? shell.menu.map(({ name }) => name.toLocaleLowerCase()) : [];
  return (
    <header className="print:hidden">
      <UtilityBar shell={shell} languages={languages} />
      <div className="relative z-25 border-b border-oat-300 bg-oat-50">
        <div className="page-width hidden grid-cols-[auto_1fr_auto] items-center gap-x-10 py-3 lg:grid">
          <Logo />
          <div className="flex justify-center">
            <SearchBox suggestions={suggestions} />
          </div>
          <HeaderActions shell={shell} />
        </div>
        <div className="px-2 lg:hidden">
          <div className="grid grid-cols-[auto_1fr_auto] items-center py-1">
            <MenuButton shell={shell} languages={languages} />
            <Logo size="small" />
            <CompactHeaderActions shell={shell} />
          </div>
          <div className="mx-2 mb-3">
            <SearchBox suggestions={suggestions} />
          </div>
        </div>
        <div className="hidden lg:block">
          <DepartmentNav departments={shell.menu} links={shell.menuLinks} />
        </div>
      </div>
    </header>
  );
}
