import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/notice.tsx';

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
