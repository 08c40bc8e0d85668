import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/button.tsx';
import { QuietBand } from '../../ui/quiet-band.tsx';

const titleIds = { none: 'approval.none.title', expired: 'approval.expired.title' } as const;
const textIds = { none: 'approval.none.text', expired: 'approval.expired.text' } as const;

/** A page of a decision that was opened without one: the way to apply. */
export function NoApproval({ why }: { readonly why: 'none' | 'expired' }) {
  return (
    <QuietBand
      title={<FormattedMessage id={titleIds[why]} />}
      text={<FormattedMessage id={textIds[why]} />}
      actions={
        <ButtonLink to="/instant-approval?position=instant-approval" variant="action">
          <FormattedMessage id="approval.apply" />
        </ButtonLink>
      }
      scene="scene-sapling"
    />
  );
}
