import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
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

/** Tabs with a URL fragment each, so that they can be linked to. */
export function Tabs({ label, tabs }: Props) {
  const [current, choose] = useHashChoice(tabs.filter(({ isDisabled }) => !isDisabled).map(({ id }) => id));
  return (
    <BaseTabs.Root value={current ?? null} onValueChange={(id: string) => choose(id)}>
      <div className="no-scrollbar -mx-1 overflow-x-auto px-1 pt-1">
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
        <BaseTabs.Panel key={tab.id} value={tab.id} className="pt-5">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}

/**
 * The id in the URL fragment if it is one of `ids`, else the first. The server never sees the fragment, so the first is
 * used until the page is hydrated. A choice replaces the history entry, so that Back doesn't step through the tabs.
 */
function useHashChoice(ids: readonly string[]): [string | undefined, (id: string) => void] {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const named = ids.find((id) => isHydrated && hash === `#${id}`);
  const choose = (id: string) =>
    void navigate({ search, hash: id }, { replace: true, preventScrollReset: true });
  return [named ?? ids[0], choose];
}
