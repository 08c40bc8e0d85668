import { Heart } from 'lucide-react';
import { useIntl } from 'react-intl';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSaveToast } from './use-save-toast.tsx';
import { useIsSaved, useSavedItems } from './use-saved-items.ts';

type Props = {
  readonly productId: string;
  readonly productName: string;
  readonly className?: string;
};

/** The heart that saves a product and takes it back; says each time what it did (specification section 8). */
export function SaveButton({ productId, productName, className }: Props) {
  const { formatMessage } = useIntl();
  const items = useSavedItems();
  const isSaved = useIsSaved(productId);
  const say = useSaveToast();
  const toggle = async () => {
    const outcome = await (isSaved ? items.remove(productId) : items.save(productId));
    say(outcome, { productId });
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
