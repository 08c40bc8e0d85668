import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { countInTab } from '../../platform/browser-storage.ts';
import { PageTitle } from '../../platform/i18n/page-title.tsx';
import { StoreContact } from '../../shared/shopper/store-contact.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** From then on calling the store is the better way. */
const TRIES = 3;

type Props = {
  readonly titleId: string;
  readonly textId: string;
  readonly retryTo: string;
  readonly other: { readonly to: string; readonly id: string };
};

/** A service failed: nothing was decided, and there is a way on. */
export function ServiceFailure({ titleId, textId, retryTo, other }: Props) {
  const intl = useIntl();
  const isStuck = useFailureCount() >= TRIES;
  const call = (
    <section key="call" className="mt-10">
      <h2 className="mb-3 text-[1.375rem]">
        <FormattedMessage id={isStuck ? 'serviceFailure.callFirst' : 'serviceFailure.call'} />
      </h2>
      <StoreContact />
    </section>
  );
  const tryAgain = (
    <div key="again" className="mt-7 flex flex-wrap gap-3">
      <ButtonLink to={retryTo} variant={isStuck ? 'outline' : 'action'}>
        <FormattedMessage id="serviceFailure.retry" />
      </ButtonLink>
      <ButtonLink to={other.to} variant="outline">
        <FormattedMessage id={other.id} />
      </ButtonLink>
    </div>
  );
  return (
    <div className="page-width max-w-3xl pt-8 pb-section lg:pt-12">
      <PageTitle>{intl.formatMessage({ id: 'serviceFailure.pageTitle' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id={titleId} />
      </h1>
      <p className="mt-4 text-base text-ink-2">
        <FormattedMessage id={textId} />
      </p>
      {isStuck ? [call, tryAgain] : [tryAgain, call]}
    </div>
  );
}

/** How often this tab was shown a failure; 0 before hydration, and where storage is shut. */
function useFailureCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(countInTab('serviceFailures')), []);
  return count;
}
