import { CONSENT_CATEGORIES, type Consent, type ConsentCategory } from '@ownpath/domain/consent';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';

/** A script of somebody else that the retailer has switched on. */
export type ListedScript = {
  readonly preference: string;
  readonly category: ConsentCategory;
  readonly host: string;
};

type Props = { readonly consent: Consent; readonly scripts: readonly ListedScript[] };

/** A form of the browser's own: the answer is a new document, with its own scripts and content policy. */
export function ChoicesForm({ consent, scripts }: Props) {
  const href = useHref('/cookie-choices');
  return (
    <form method="post" action={href}>
      <input type="hidden" name="shownIn" value="page" />
      <div className="divide-y divide-oat-300 rounded-card bg-white shadow-card">
        <CategoryRow id="necessary" isOn isFixed scripts={[]} />
        {CONSENT_CATEGORIES.map((category) => (
          <CategoryRow
            key={category}
            id={category}
            isOn={consent.categories.includes(category)}
            isFixed={category === 'advertising' && consent.isGpc}
            scripts={scripts.filter((script) => script.category === category)}
          />
        ))}
      </div>
      <div className="mt-6 grid gap-3 sm:flex">
        <Button type="submit">
          <FormattedMessage id="consent.save" />
        </Button>
        <Button type="submit" name="choice" value="necessary" variant="outline">
          <FormattedMessage id="consent.necessaryOnly" />
        </Button>
        <Button type="submit" name="choice" value="all" variant="outline">
          <FormattedMessage id="consent.acceptAll" />
        </Button>
      </div>
    </form>
  );
}

const TEXTS = {
  necessary: ['consent.necessary.title', 'consent.necessary.text'],
  functional: ['consent.functional.title', 'consent.functional.text'],
  performance: ['consent.performance.title', 'consent.performance.text'],
  advertising: ['consent.advertising.title', 'consent.advertising.text'],
} as const satisfies Record<ConsentCategory | 'necessary', readonly [title: string, text: string]>;

type RowProps = {
  readonly id: keyof typeof TEXTS;
  readonly isOn: boolean;
  /** Nobody can change it. */
  readonly isFixed: boolean;
  readonly scripts: readonly ListedScript[];
};

function CategoryRow({ id, isOn, isFixed, scripts }: RowProps) {
  const { formatMessage } = useIntl();
  const [title, text] = TEXTS[id];
  return (
    <div className="px-5 py-5 lg:px-7">
      <Checkbox
        id={`consent-${id}`}
        name={id}
        defaultChecked={isOn}
        disabled={isFixed}
        aria-describedby={`consent-${id}-text`}
        label={<span className="text-lg font-semibold">{formatMessage({ id: title })}</span>}
      />
      <div id={`consent-${id}-text`} className="mt-1 ml-8.5 max-w-[62ch] text-ink-2">
        <p>{formatMessage({ id: text })}</p>
        {id === 'necessary' && (
          <p className="mt-1 text-sm">
            <FormattedMessage id="consent.alwaysOn" />
          </p>
        )}
        {id === 'advertising' && isFixed && (
          <p className="mt-1 text-sm">
            <FormattedMessage id="consent.gpcKeepsOff" />
          </p>
        )}
        {id !== 'necessary' && id !== 'functional' && (
          <p className="mt-2 text-sm">
            {scripts.length === 0 ? (
              <FormattedMessage id="consent.noScripts" />
            ) : (
              <FormattedMessage
                id="consent.scripts"
                values={{
                  scripts: scripts
                    .map(({ preference, host }) =>
                      formatMessage({ id: 'consent.script' }, { preference, host }),
                    )
                    .join(', '),
                }}
              />
            )}
          </p>
        )}
      </div>
    </div>
  );
}
