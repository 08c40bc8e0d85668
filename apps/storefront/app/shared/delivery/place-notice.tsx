import { isStateCode, US_STATES_AND_TERRITORIES } from '@ownpath/domain/stores';
import { FormattedMessage, useIntl } from 'react-intl';
import { nameStates } from '../../platform/i18n/state-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChangeStoreButton } from './change-store-button.tsx';
import type { PlaceProblem } from './place-problem.ts';

/**
 * Why the store does not deliver to an address, and who does. The button for the store that does submits the form around
 * it.
 */
export function PlaceNotice({ problem }: { readonly problem: PlaceProblem }) {
  if (problem.kind === 'affiliate-state')
    return <AffiliateNotice stateCode={problem.stateCode} role="alert" />;
  if (problem.kind === 'closed-state')
    return <ClosedStateNotice stateCode={problem.stateCode} role="alert" />;
  const { serving } = problem;
  return (
    <Notice tone="info" role="alert">
      <h2 className="text-lg">
        <FormattedMessage id="delivery.outside.title" />
      </h2>
      <p className="mt-1">
        {serving ? (
          <FormattedMessage
            id="delivery.outside.other"
            values={{ store: `${serving.address1}, ${serving.city}` }}
          />
        ) : (
          <FormattedMessage id="delivery.outside.none" />
        )}
      </p>
      {serving && (
        <div className="mt-3">
          <ChangeStoreButton storeId={serving.id} />
        </div>
      )}
    </Notice>
  );
}

function useStateName(stateCode: string): string {
  const { locale } = useIntl();
  if (!isStateCode(stateCode)) return stateCode;
  const named = nameStates(US_STATES_AND_TERRITORIES, locale);
  return named.find(({ code }) => code === stateCode)?.name ?? stateCode;
}

/** The fictional company that serves the states where this shop rents nothing out. */
const AFFILIATE_URL = 'https://lakeland-home.example/';

type StateProps = {
  readonly stateCode: string;
  /** It answers something that the shopper did. */
  readonly role?: 'alert';
};

/** Minnesota and Wisconsin (specification section 2, State notices). */
export function AffiliateNotice({ stateCode, role }: StateProps) {
  const state = useStateName(stateCode);
  return (
    <Notice tone="honey" {...(role && { role })}>
      <h2 className="text-lg">
        <FormattedMessage id="stores.affiliate.title" />
      </h2>
      <p className="mt-1">
        <FormattedMessage id="stores.affiliate.text" values={{ state }} />
      </p>
      <a
        href={AFFILIATE_URL}
        rel="noopener"
        className="mt-2 inline-flex min-h-10 items-center gap-1.5 font-semibold text-spruce-700 underline"
      >
        <FormattedMessage id="stores.affiliate.link" />
        <Icon as="arrow-up-right" size="s" />
      </a>
    </Notice>
  );
}

/** Another state where nothing is rented online, by its law (`docs/law.md`). */
export function ClosedStateNotice({ stateCode, role }: StateProps) {
  const state = useStateName(stateCode);
  return (
    <Notice tone="honey" {...(role && { role })}>
      <FormattedMessage id="stores.closedState" values={{ state }} />
    </Notice>
  );
}
