import { Heart } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast/toast-provider.tsx';
import { removeItem, type SaveOutcome, saveItem, useIsSaved } from './saved-items.ts';

type Props = {
  readonly productId: string;
  readonly productName: string;
  readonly className?: string;
};

/** The heart that saves a product and takes it back; says each time what it did (specification section 8). */
export function SaveButton({ productId, productName, className }: Props) {
  const { formatMessage } = useIntl();
  const showToast = useToast();
  const isSaved = useIsSaved(productId);
  const toggle = () => {
    const outcome = isSaved ? removeItem(productId) : saveItem(productId);
    showToast({ tone: outcome === 'failed' ? 'error' : 'done', content: <Outcome outcome={outcome} /> });
  };
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={formatMessage({ id: 'saved.save' }, { name: productName })}
      onClick={toggle}
      className={cx(
        'grid size-11 place-items-center rounded-full! bg-white text-ink shadow-card transition-colors duration-quick hover:text-berry-600',
        className,
      )}
    >
      <Icon as={Heart} className={isSaved ? 'fill-berry-600 text-berry-600' : ''} />
    </button>
  );
}

function Outcome({ outcome }: { readonly outcome: SaveOutcome }) {
  switch (outcome) {
    case 'saved':
      return (
        <FormattedMessage
          id="saved.added"
          values={{ count: 1, a: (text) => <Link to="/cart/wishlist">{text}</Link> }}
        />
      );
    case 'already-saved':
      return <FormattedMessage id="saved.already" />;
    case 'removed':
      return <FormattedMessage id="saved.removed" />;
    case 'failed':
      return <FormattedMessage id="saved.failed" />;
  }
}
