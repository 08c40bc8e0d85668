import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/button.tsx';

const titleIds = { none: 'approval.none.title', expired: 'approval.expired.title' } as const;
const textIds = { none: 'approval.none.text', expired: 'approval.expired.text' } as const;

/** A page of a decision that was opened without one: the way to apply. */
export function NoApproval({ why }: { readonly why: 'none' | 'expired' }) {
  return (
    <div className="page-width py-section">
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id={titleIds[why]} />
      </h1>
      <p className="mt-4 max-w-prose text-base text-ink-2">
        <FormattedMessage id={textIds[why]} />
      </p>
      <ButtonLink to="/instant-approval?position=instant-approval" variant="action" className="mt-7">
        <FormattedMessage id="approval.apply" />
      </ButtonLink>
    </div>
  );
}
