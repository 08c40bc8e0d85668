import { Heart } from 'lucide-react';
import { useIntl } from 'react-intl';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Savable } from './savable.ts';
import { useSaveToast } from './use-save-toast.tsx';
import { useIsSaved, useSavedItems } from './use-saved-items.ts';

type Props = {
  readonly item: Savable;
  readonly productName: string;
  readonly className?: string;
};

/** The heart that saves a product and takes it back; says each time what it did (specification section 8). */
export function SaveButton({ item, productName, className }: Props) {
  const { formatMessage } = useIntl();
  const items = useSavedItems();
  const isSaved = useIsSaved(item.ids);
  const say = useSaveToast();
  const toggle = async () => {
    const saved = (items.read() ?? []).filter((id) => item.ids.includes(id));
    if (isSaved) say(await items.remove(saved), { ids: saved });
    else say(await items.save(item.id), { ids: [item.id] });
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
