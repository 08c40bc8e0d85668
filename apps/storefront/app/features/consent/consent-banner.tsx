import { FormattedMessage } from 'react-intl';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';

type Props = {
  /** Address of the page of choices. */
  readonly href: string;
  /** Path to come back to, where the browser doesn't say where it was. */
  readonly returnTo: string;
  readonly isGpc: boolean;
};

const ANSWER = cx(buttonClass({ variant: 'onDark', size: 'small' }), 'w-full whitespace-nowrap lg:w-auto');

/** Asks for a choice above the page, in its flow: it covers nothing. Rendered by the server alone, works without script. */
export function ConsentBanner({ href, returnTo, isGpc }: Props) {
  return (
    <section
      aria-labelledby="consent-title"
      className="on-dark bg-spruce-950 text-sage-200 print:hidden"
      data-consent-banner=""
    >
      <div className="page-width grid items-center gap-x-10 gap-y-4 py-4 lg:grid-cols-[1fr_auto]">
        <div className="max-w-[68ch]">
          <h2 id="consent-title" className="font-sans text-base font-semibold tracking-normal text-white">
            <FormattedMessage id="consent.banner.title" />
          </h2>
          <p className="mt-1 text-sm">
            <FormattedMessage id={isGpc ? 'consent.banner.textGpc' : 'consent.banner.text'} />
          </p>
        </div>
        <form method="post" action={href} className="grid grid-cols-2 gap-3 lg:flex lg:items-center">
          <input type="hidden" name="returnTo" value={returnTo} />
          <input type="hidden" name="shownIn" value="banner" />
          <button type="submit" name="choice" value="necessary" className={ANSWER}>
            <FormattedMessage id="consent.necessaryOnly" />
          </button>
          <button type="submit" name="choice" value="all" className={ANSWER}>
            <FormattedMessage id="consent.acceptAll" />
          </button>
          <a
            href={href}
            className="col-span-2 inline-flex min-h-10 items-center justify-center px-2 text-sm font-semibold text-white underline underline-offset-4"
          >
            <FormattedMessage id="consent.choose" />
          </a>
        </form>
      </div>
    </section>
  );
}
