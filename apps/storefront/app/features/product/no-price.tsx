import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';

type Props = {
  readonly hasStore: boolean;
  /** Why the last attempt to add was refused. */
  readonly problem: ReactNode;
};

/** Stands for the price: a store has to be chosen first, or the chosen one can't rent this out. */
export function NoPrice({ hasStore, problem }: Props) {
  const location = useLocation();
  const finder = `/find-a-store?returnTo=${encodeURIComponent(location.pathname + location.search)}`;
  return (
    <div className="mt-5.5 grid justify-items-start gap-4">
      {problem && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <Notice tone="info">
        {hasStore ? (
          <FormattedMessage id="product.noPrice.store" />
        ) : (
          <FormattedMessage id="product.noPrice.choose" />
        )}
      </Notice>
      <ButtonLink to={finder} variant="action" isBlock>
        <Icon as={MapPin} />
        {hasStore ? <FormattedMessage id="product.noPrice.other" /> : <FormattedMessage id="price.noStore" />}
      </ButtonLink>
    </div>
  );
}
