import type { Store } from '@ownpath/contracts/stores';
import { asLocale } from '@ownpath/domain/site';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { languageNames } from '../../platform/site/locale.ts';
import { cx } from '../../ui/cx.ts';

type Props = { readonly team: Store['team'] };

const grounds = ['bg-sage-200', 'bg-honey-100', 'bg-info-soft'] as const;

/** `DC` of `Denise Carter`. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0) ?? '').join('');
}

/** Whom to ask for, and in which language. Nothing where the store names nobody. */
export function StoreTeam({ team }: Props) {
  const heading = useId();
  if (team.length === 0) return null;
  return (
    <section
      aria-labelledby={heading}
      className="mt-section grid gap-x-10 gap-y-6 rounded-panel bg-sage-100 p-6 md:p-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.1fr)] lg:items-center"
    >
      <div className="min-w-0">
        <h2 id={heading} className="text-xl">
          <FormattedMessage id="stores.team" />
        </h2>
        <p className="mt-2 max-w-[44ch] text-ink-2">
          <FormattedMessage id="stores.team.text" />
        </p>
      </div>
      <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {team.map(({ name, role, languages }, index) => (
          <li key={name} className="flex min-w-0 items-center gap-3.5">
            <span
              aria-hidden="true"
              className={cx(
                'grid size-16 flex-none place-items-center rounded-[1.75rem_0.5rem_1.75rem_0.5rem] border-2 border-white font-display text-base font-bold',
                grounds[index % grounds.length],
              )}
            >
              {initialsOf(name)}
            </span>
            <span className="min-w-0">
              <b className="block font-semibold">{name}</b>
              <span className="block text-sm">{role}</span>
              <span className="block text-xs text-ink-2">
                {languages.map((language, place) => (
                  <span key={language}>
                    {place > 0 && ', '}
                    <span lang={language}>{languageNames[asLocale(language)]}</span>
                  </span>
                ))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
