import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/notice.tsx';
import { checkoutProblemId } from './checkout-problems.ts';

export function StepProblem({ code }: { readonly code: string | null | undefined }) {
  if (!code) return null;
  return (
    <div className="mb-6">
      <Notice tone="error" role="alert">
        <FormattedMessage id={checkoutProblemId(code)} />
      </Notice>
    </div>
  );
}
