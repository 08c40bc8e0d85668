import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { cx } from './cx.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

type TabItem = {
  /** URL fragment of the tab. */
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
  readonly isDisabled?: boolean;
};

type Props = { readonly label: string; readonly tabs: readonly TabItem[] };

/** Tabs with a URL fragment each, so that they can be linked to. Without JavaScript all panels are shown. */
export function Tabs({ label, tabs }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [current, choose] = useHashChoice(
    root,
    tabs.filter(({ isDisabled }) => !isDisabled).map(({ id }) => id),
  );
  return (
    <BaseTabs.Root ref={root} value={current ?? null} onValueChange={(id: string) => choose(id)}>
      <div className="no-scrollbar noscript:hidden -mx-1 overflow-x-auto px-1 pt-1">
        <BaseTabs.List
          aria-label={label}
          className="relative flex w-max min-w-full gap-6 border-b border-oat-300"
        >
          {tabs.map((tab) => (
            <BaseTabs.Tab
              key={tab.id}
              value={tab.id}
              disabled={tab.isDisabled ?? false}
              className={cx(
                '-mb-px min-h-12 border-b-[3px] border-transparent px-0.5 font-semibold whitespace-nowrap text-ink-2',
                'hover:text-spruce-700 data-active:border-spruce-700 data-active:text-ink',
                'data-disabled:cursor-not-allowed data-disabled:text-ink-3',
              )}
            >
              {tab.label}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
      </div>
      {tabs.map((tab) => (
        // Not by the attribute, which nothing but scripts can take away.
        <BaseTabs.Panel
          key={tab.id}
          value={tab.id}
          keepMounted
          hidden={false}
          className="pt-5 data-hidden:hidden noscript:data-hidden:block"
        >
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}

/**
 * The id in the URL fragment if it is one of `ids`, else the first. The server never sees the fragment, so the first is
 * used until the page is hydrated. A choice replaces the history entry, so that Back doesn't step through the tabs; a
 * fragment that comes by a link or with the page scrolls to the tabs.
 */
function useHashChoice(
  root: RefObject<HTMLElement | null>,
  ids: readonly string[],
): [string | undefined, (id: string) => void] {
  const { hash, search, key } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const isPop = useNavigationType() === 'POP';
  const isChosenHere = useRef(false);
  const named = ids.find((id) => isHydrated && hash === `#${id}`);
  useEffect(() => {
    // After Back and Reload the page is already where the shopper was.
    const isReturn = isPop && window.scrollY > 0;
    if (named !== undefined && !isReturn && !isChosenHere.current) root.current?.scrollIntoView();
    isChosenHere.current = false;
  }, [root, named, key, isPop]);
  const choose = (id: string) => {
    isChosenHere.current = true;
    void navigate({ search, hash: id }, { replace: true, preventScrollReset: true });
  };
  return [named ?? ids[0], choose];
}
