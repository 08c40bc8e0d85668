import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { LanguageChoice } from '../platform/site/site-context.ts';
import { iconButtonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { loadChunk } from './lost-connection.ts';
import type { ShellData } from './shell-data.ts';

const NavigationDrawer = lazy(async () => {
  const part = await loadChunk('navigation-drawer', () => import('./navigation-drawer.tsx'));
  return { default: part.NavigationDrawer };
});

type Props = { readonly shell: ShellData; readonly languages: readonly LanguageChoice[] };

/** Opens the drawer, whose code loads on the first press. Without JavaScript it links to the menu page. */
export function MenuButton({ shell, languages }: Props) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setHasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <Link
        to="/menu"
        role="button"
        aria-label={formatMessage({ id: 'shell.menu' })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        className={iconButtonClass}
      >
        <Icon as="menu" size="l" />
      </Link>
      {hasOpened && (
        <Suspense>
          <NavigationDrawer
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            shell={shell}
            languages={languages}
          />
        </Suspense>
      )}
    </>
  );
}
