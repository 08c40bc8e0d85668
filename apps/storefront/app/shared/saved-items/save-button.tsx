import { useIntl } from 'react-intl';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSaveToast } from './use-save-toast.tsx';
import { useIsSaved, useSavedItems } from './use-saved-items.ts';

/** What a save button saves. */
type Savable = {
  /** Id that is saved: the colour that is shown, or the product if it has none. */
  readonly id: string;
  /** Ids under which it counts as saved. */
  readonly ids: readonly string[];
};

type Product = { readonly id: string; readonly variants: readonly { readonly id: string }[] };

/**
 * The product in the colour that is shown. Once a colour is chosen, only that colour counts as saved; before, any
 * of the product's colours does.
 */
export function toSavable(
  { id, variants }: Product,
  shownId: string | undefined,
  isColorChosen: boolean,
): Savable {
  const savedAs = shownId ?? id;
  return {
    id: savedAs,
    ids: isColorChosen ? [id, savedAs] : [id, ...variants.map((variant) => variant.id)],
  };
}

type Props = {
  readonly item: Savable;
  readonly productName: string;
  readonly className?: string;
};

/** Saves and removes a product, and announces the outcome (specification section 8). */
export function SaveButton({ item, productName, className }: Props) {
  const { formatMessage } = useIntl();
  const items = useSavedItems();
  const isSaved = useIsSaved(item.ids);
  const showOutcome = useSaveToast();
  const toggle = async () => {
    const saved = (items.read() ?? []).filter((id) => item.ids.includes(id));
    if (isSaved) showOutcome(await items.remove(saved), { ids: saved });
    else showOutcome(await items.save(item.id), { ids: [item.id] });
  };
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={formatMessage({ id: 'saved.save' }, { name: productName })}
      onClick={toggle}
      className={cx(
        'grid size-11 place-items-center rounded-full! text-ink transition-colors duration-quick hover:text-berry-600',
        className,
      )}
    >
      <Icon as="heart" className={isSaved ? 'fill-berry-600 text-berry-600' : ''} />
    </button>
  );
}
