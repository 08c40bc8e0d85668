import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** The platform found no customer record for this sign-in (CUS012). */
export function LostRecord() {
  return (
    <div className="mb-5">
      <Notice tone="honey" role="status">
        <p>
          <FormattedMessage id="account.problem.CUS012" />
        </p>
        <TextLink to="/link-agreement" look="strong">
          <FormattedMessage id="dashboard.link" />
        </TextLink>
      </Notice>
    </div>
  );
}
