import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { countInTab } from '../../platform/browser-storage.ts';
import { PageTitle } from '../../platform/i18n/page-title.tsx';
import { StoreContact } from '../../shared/shopper/store-contact.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { QuietBand } from '../../ui/quiet-band.tsx';
import { CallStore } from './call-store.tsx';

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
  return (
    <>
      <PageTitle>{intl.formatMessage({ id: 'serviceFailure.pageTitle' })}</PageTitle>
      <QuietBand
        icon="unplug"
        eyebrow={<FormattedMessage id="serviceFailure.pageTitle" />}
        title={<FormattedMessage id={titleId} />}
        text={<FormattedMessage id={textId} />}
        actions={
          <>
            {isStuck && <CallStore key="call" variant="action" />}
            <ButtonLink key="again" to={retryTo} variant={isStuck ? 'outline' : 'action'}>
              <FormattedMessage id="serviceFailure.retry" />
            </ButtonLink>
            <ButtonLink to={other.to} variant="outline">
              <FormattedMessage id={other.id} />
            </ButtonLink>
          </>
        }
        scene="scene-unplugged"
      />
      <section className="page-width pt-8 pb-section lg:pt-12">
        <h2 className="mb-3 text-[1.375rem]">
          <FormattedMessage id={isStuck ? 'serviceFailure.callFirst' : 'serviceFailure.call'} />
        </h2>
        <div className="max-w-2xl">
          <StoreContact />
        </div>
      </section>
    </>
  );
}

/** How often this tab was shown a failure; 0 before hydration, and where storage is shut. */
function useFailureCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(countInTab('serviceFailures')), []);
  return count;
}
