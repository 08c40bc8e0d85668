import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { waitText } from '../../platform/i18n/wait-text.ts';
import { PlaceNotice } from '../../shared/delivery/place-notice.tsx';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LinkedMessage } from '../../ui/text-link.tsx';
import { type ApplicationField, inputIdOf } from './application-fields.ts';
import { applicationNameIds } from './application-names.ts';
import { applicationFailureId } from './application-problems.ts';
import type { ApplicationReturned } from './submit-application.server.ts';

type Props = {
  readonly returned: ApplicationReturned;
  /** Fields of what is shown that have a problem, in reading order. */
  readonly wrongFields: readonly ApplicationField[];
  /** Whether we deliver to the address, and from which store, is said beside it. */
  readonly isPlaceBelow: boolean;
};

/** What the server says about what was sent. */
export function Returned({ returned, wrongFields, isPlaceBelow }: Props) {
  const intl = useIntl();
  const place = isPlaceBelow ? null : returned.place;
  const isStoreChanged = returned.isStoreChanged && !isPlaceBelow;
  const failure = useRef<HTMLDivElement>(null);
  const store = useShopData()?.store;
  useEffect(() => {
    if (returned.failureCode || place || isStoreChanged) failure.current?.focus();
  }, [returned, place, isStoreChanged]);
  return (
    <div className="mb-8 grid gap-4 empty:hidden">
      {isStoreChanged && store && (
        <div ref={failure} tabIndex={-1} className="rounded-control">
          <Notice tone="success" role="status">
            <FormattedMessage
              id="application.storeChanged"
              values={{ store: `${store.address1}, ${store.city}` }}
            />
          </Notice>
        </div>
      )}
      {place && (
        <div ref={failure} tabIndex={-1} className="rounded-control">
          <PlaceNotice problem={place} />
        </div>
      )}
      {returned.failureCode && (
        <div ref={failure} tabIndex={-1} className="rounded-control">
          <Notice tone="error" role="alert">
            <LinkedMessage
              id={applicationFailureId(returned.failureCode)}
              to="/find-a-store"
              values={{ wait: waitText(intl, returned.waitSeconds) }}
            />
          </Notice>
        </div>
      )}
      <ErrorSummary
        title={intl.formatMessage({ id: 'application.problems' }, { count: wrongFields.length })}
        fields={wrongFields.map((field) => ({
          fieldId: inputIdOf(field),
          name: intl.formatMessage({ id: applicationNameIds[field] }),
        }))}
        answer={returned}
      />
    </div>
  );
}
