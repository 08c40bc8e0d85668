import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { LanguageChoice } from '../platform/site/site-context.ts';
import { LanguageSelector, useLanguageHref } from './language-selector.tsx';
import type { ShellData } from './shell-data.ts';
import { StoreChip } from './store-chip.tsx';

type Props = { readonly shell: ShellData; readonly languages: readonly LanguageChoice[] };

const LINK = 'inline-flex min-h-9 items-center px-1 whitespace-nowrap text-white hover:underline';

/** The dark bar at the top: store, help, language. */
export function UtilityBar({ shell, languages }: Props) {
  const { formatMessage, locale } = useIntl();
  const hrefTo = useLanguageHref();
  const other = languages.find((choice) => choice.locale !== locale);
  return (
    <div className="on-dark bg-spruce-900 text-xs text-white lg:text-[0.875rem]">
      <div className="page-width flex min-h-11 items-center justify-between gap-2 max-lg:px-3 lg:gap-4">
        <StoreChip shell={shell} />
        <nav
          aria-label={formatMessage({ id: 'shell.help' })}
          className="flex flex-none items-center gap-1 lg:gap-5"
        >
          <Link to="/how-rac-works" className={`${LINK} max-[22.5rem]:hidden`}>
            <FormattedMessage id="shell.howItWorks" />
          </Link>
          <Link to="/contact-us" className={`${LINK} max-lg:hidden`}>
            <FormattedMessage id="shell.contact" />
          </Link>
          <div className="max-lg:hidden">
            <LanguageSelector languages={languages} />
          </div>
          {other && (
            <a
              href={hrefTo(other)}
              hrefLang={other.locale}
              lang={other.locale}
              aria-label={`${other.locale.slice(0, 2)}, ${formatMessage({ id: 'shell.switchLanguage' })}`}
              className={`${LINK} uppercase lg:hidden`}
            >
              {other.locale.slice(0, 2)}
            </a>
          )}
        </nav>
      </div>
    </div>
  );
}
