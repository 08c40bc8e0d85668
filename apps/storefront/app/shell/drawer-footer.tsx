import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { languageNames } from '../platform/site/locale.ts';
import type { LanguageChoice } from '../platform/site/site-context.ts';
import { Icon } from '../ui/icon.tsx';
import { useLanguageHref } from './language-selector.tsx';
import type { ShellData } from './shell-data.ts';
import { SignInLink } from './sign-in-link.tsx';
import { StoreName } from './store-chip.tsx';

const ROW = 'flex min-h-13 items-center gap-3 px-4 font-medium text-ink hover:bg-sage-200';

type Props = {
  readonly shell: ShellData;
  readonly languages: readonly LanguageChoice[];
  readonly onNavigate?: () => void;
};

/** Store, account and language, in the drawer and on the menu page. */
export function DrawerFooter({ shell, languages, onNavigate }: Props) {
  const { locale } = useIntl();
  const hrefTo = useLanguageHref();
  return (
    <div className="mt-2 rounded-br-card bg-sage-100 py-2">
      <Link to="/find-a-store" onClick={onNavigate} className={ROW}>
        <Icon as="map-pin" />
        <StoreName shell={shell} />
      </Link>
      {shell.customer ? (
        <Link to="/account" onClick={onNavigate} className={ROW}>
          <Icon as="user-round" />
          <FormattedMessage id="shell.account.mine" />
        </Link>
      ) : (
        <SignInLink onClick={onNavigate} className={ROW}>
          <Icon as="user-round" />
          <FormattedMessage id="shell.signIn" />
        </SignInLink>
      )}
      {languages
        .filter((choice) => choice.locale !== locale)
        .map((choice) => (
          <a
            key={choice.locale}
            href={hrefTo(choice)}
            hrefLang={choice.locale}
            lang={choice.locale}
            className={ROW}
          >
            <Icon as="languages" />
            {languageNames[choice.locale]}
          </a>
        ))}
    </div>
  );
}
