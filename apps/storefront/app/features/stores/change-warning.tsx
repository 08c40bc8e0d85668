import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/notice.tsx';

/** What else changes with the store (specification section 4). */
export function ChangeWarning() {
  return (
    <Notice tone="info">
      <FormattedMessage id="stores.changeWarning" />
    </Notice>
  );
}
