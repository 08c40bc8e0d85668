import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { languageNames } from '../platform/site/locale.ts';
import type { LanguageChoice } from '../platform/site/site-context.ts';
import { cx } from '../ui/cx.ts';

/** Links to this page in each language. They load a new document, because language, messages and prefix all change. */
export function LanguageSelector({ languages }: { readonly languages: readonly LanguageChoice[] }) {
  const { formatMessage, locale } = useIntl();
  const hrefTo = useLanguageHref();
  if (languages.length < 2) return null;
  return (
    <ul
      aria-label={formatMessage({ id: 'shell.language' })}
      className="inline-flex rounded-pill p-0.5 ring-1 ring-inset ring-white/35"
    >
      {languages.map((choice) => {
        const isCurrent = choice.locale === locale;
        return (
          <li key={choice.locale}>
            <a
              href={hrefTo(choice)}
              hrefLang={choice.locale}
              lang={choice.locale}
              aria-current={isCurrent ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-7 items-center rounded-pill px-3 text-xs',
                isCurrent ? 'bg-sage-200 font-semibold text-ink' : 'text-white hover:bg-white/15',
              )}
            >
              {languageNames[choice.locale]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The URL of this page in another language, including the query. */
export function useLanguageHref(): (choice: LanguageChoice) => string {
  const { pathname, search } = useLocation();
  return (choice) => `${choice.prefix}${pathname}${search}`;
}
