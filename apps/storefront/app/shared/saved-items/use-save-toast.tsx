import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useToast } from '../../ui/toast.tsx';
import type { SavedItems, SaveOutcome } from './saved-items.ts';
import { useSavedItems } from './use-saved-items.ts';

type Subject = {
  readonly ids: readonly string[];
  /** Number of pieces: a cart line may hold several. */
  readonly quantity?: number;
};

/** Shows the outcome in a toast with the texts of specification section 8; a removal can be undone. */
export function useSaveToast(): (outcome: SaveOutcome, subject: Subject) => void {
  const items = useSavedItems();
  const showToast = useToast();
  return function showOutcome(outcome, { ids, quantity = 1 }) {
    const undo = async () => {
      for (const id of ids) showOutcome(await items.save(id), { ids: [id] });
    };
    showToast({
      tone: outcome === 'failed' ? 'error' : 'done',
      content: messageOf(outcome, items.storedIn, quantity, undo),
    });
  };
}

function messageOf(
  outcome: SaveOutcome,
  storedIn: SavedItems['storedIn'],
  quantity: number,
  undo: () => void,
) {
  switch (outcome) {
    case 'saved':
      return (
        <FormattedMessage
          id="saved.added"
          values={{ count: quantity, a: (text) => <Link to="/cart/wishlist">{text}</Link> }}
        />
      );
    case 'already-saved':
      return <FormattedMessage id="saved.already" />;
    case 'removed':
      return <Removed onUndo={undo} />;
    case 'failed':
      return <FormattedMessage id={storedIn === 'device' ? 'saved.failed' : 'saved.notKept'} />;
  }
}

function Removed({ onUndo }: { readonly onUndo: () => void }) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4">
      <FormattedMessage id="saved.removed" />
      <button type="button" onClick={onUndo} className="min-h-9 font-semibold underline hover:decoration-2">
        <FormattedMessage id="saved.undo" />
      </button>
    </span>
  );
}
