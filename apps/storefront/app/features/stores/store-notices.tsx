import { FormattedMessage, useIntl } from 'react-intl';
import { waitText } from '../../platform/i18n/wait-text.ts';
import { AffiliateNotice, ClosedStateNotice } from '../../shared/delivery/place-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LinkedMessage } from '../../ui/text-link.tsx';
import type { StoreSearchResult } from './find-stores.server.ts';
import { useChooseProblem } from './use-choose-store.ts';

/** What else changes with the store (specification section 4). */
export function ChangeWarning() {
  return (
    <Notice tone="info">
      <FormattedMessage id="stores.changeWarning" />
    </Notice>
  );
}

const problemIds: Record<string, 'stores.problem.gone' | 'stores.problem.stateClosed'> = {
  StoreNotFound: 'stores.problem.gone',
  StateNotServed: 'stores.problem.stateClosed',
};

/** Why the store could not be made the visitor's. */
export function ChooseProblem({ code }: { readonly code: string | null }) {
  if (code === null) return null;
  const id = problemIds[code] ?? 'stores.problem.failed';
  return (
    <Notice tone="error" role="alert">
      <FormattedMessage id={id} />
    </Notice>
  );
}

type StoreNoticesProps = { readonly closedStateCode: string | null; readonly canChoose: boolean };

/** What the visitor should know before a store becomes theirs, and why it did not. */
export function StoreNotices({ closedStateCode, canChoose }: StoreNoticesProps) {
  const problemCode = useChooseProblem();
  return (
    <div className="mt-4 grid gap-4">
      {closedStateCode !== null && <ClosedStateNotice stateCode={closedStateCode} />}
      <ChooseProblem code={problemCode} />
      {canChoose && <ChangeWarning />}
    </div>
  );
}

/** Specification section 4: that nothing was found is shown after a second. */
const DELAYED = 'transition-opacity delay-1000 duration-quick starting:opacity-0';

/** What a search came to, apart from the stores themselves. */
export function SearchStatus({ result }: { readonly result: StoreSearchResult }) {
  switch (result.outcome) {
    case 'none-nearby':
      return (
        <div className={DELAYED}>
          <Notice tone="info">
            <p>
              <FormattedMessage id="stores.problem.noneNearby" />
            </p>
            <p className="mt-1">
              <LinkedMessage id="stores.problem.trouble" to="/contact-us" />
            </p>
          </Notice>
        </div>
      );
    case 'unknown-place':
      return (
        <div className={DELAYED}>
          <Notice tone="info">
            <FormattedMessage id="stores.problem.unknownPlace" />
          </Notice>
        </div>
      );
    case 'affiliate-state':
      return <AffiliateNotice stateCode={result.stateCode} />;
    case 'closed-state':
      return <ClosedStateNotice stateCode={result.stateCode} />;
    case 'too-many':
      return <TooManySearches waitSeconds={result.waitSeconds} />;
    case 'failed':
      return (
        <Notice tone="error">
          <FormattedMessage id="stores.problem.failed" />
        </Notice>
      );
    default:
      return null;
  }
}

function TooManySearches({ waitSeconds }: { readonly waitSeconds: number }) {
  const intl = useIntl();
  return (
    <Notice tone="error" role="alert">
      <FormattedMessage id="stores.problem.tooMany" values={{ wait: waitText(intl, waitSeconds) }} />
    </Notice>
  );
}
