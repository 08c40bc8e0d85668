import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';

type Section = { readonly id: string; readonly heading: string };

type Props = {
  /** In the order of the page; the ids are those of elements in `children`. */
  readonly sections: readonly Section[];
  readonly children: ReactNode;
};

/** Sections with their contents: at the side and in sight on wide screens, a list to open above them on others. */
export function WithContents({ sections, children }: Props) {
  const { formatMessage } = useIntl();
  const current = useCurrentSection(sections);
  const label = formatMessage({ id: 'content.contents' });
  return (
    <div className="page-width mt-8 gap-x-16 lg:mt-10 lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
      <nav aria-label={label} className="max-lg:hidden print:hidden">
        <ul className="sticky top-6 border-l border-oat-300">
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <ContentsLink id={id} heading={heading} isCurrent={id === current} isAtSide />
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={label} className="mb-8 lg:hidden print:hidden">
        <details className="group rounded-panel border border-oat-500 bg-white">
          <summary className="flex min-h-12 items-center justify-between gap-4 px-5 py-2.5 font-semibold">
            <FormattedMessage id="content.contents" />
            <Icon as="chevron-down" className="transition-transform duration-quick group-open:rotate-180" />
          </summary>
          <ul className="border-t border-oat-300 py-2">
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <ContentsLink id={id} heading={heading} isCurrent={id === current} />
              </li>
            ))}
          </ul>
        </details>
      </nav>
      <div className="max-w-[76ch] min-w-0">{children}</div>
    </div>
  );
}

type LinkProps = Section & { readonly isCurrent: boolean; readonly isAtSide?: boolean };

function ContentsLink({ id, heading, isCurrent, isAtSide = false }: LinkProps) {
  return (
    <a
      href={`#${id}`}
      onClick={({ currentTarget }) => currentTarget.closest('details')?.removeAttribute('open')}
      aria-current={isCurrent ? 'location' : undefined}
      className={cx(
        'flex min-h-11 items-center py-1.5 hover:text-spruce-700 hover:underline',
        isCurrent ? 'font-semibold text-spruce-700' : 'text-ink-2',
        isAtSide
          ? cx('-ml-px border-l-3 pl-4 text-sm', isCurrent ? 'border-spruce-700' : 'border-transparent')
          : 'px-5',
      )}
    >
      {heading}
    </a>
  );
}

/** The section that is being read; null before the page is hydrated. */
function useCurrentSection(sections: readonly Section[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const ids = sections.map(({ id }) => id);
    const mark = () => setCurrent(findCurrent(ids));
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    window.addEventListener('hashchange', mark);
    return () => {
      window.removeEventListener('scroll', mark);
      window.removeEventListener('hashchange', mark);
    };
  }, [sections]);
  return current;
}

function findCurrent(ids: readonly string[]): string | null {
  const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  const asked = window.location.hash.slice(1);
  // The last sections of a page may not reach the top of the screen.
  if (isAtEnd && ids.includes(asked)) return asked;
  const line = window.innerHeight / 3;
  const begun = ids.findLast((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top < line;
  });
  return begun ?? ids[0] ?? null;
}
