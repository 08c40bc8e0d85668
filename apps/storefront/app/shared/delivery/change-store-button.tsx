import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/button.tsx';

/** Name of the field that asks for another store, within a form that keeps what was typed. */
export const CHANGE_STORE = 'changeStore';

/** Submits the form around it, whose action makes the store the shopper's. */
export function ChangeStoreButton({ storeId }: { readonly storeId: string }) {
  return (
    <Button type="submit" name={CHANGE_STORE} value={storeId} variant="outline" size="small" formNoValidate>
      <FormattedMessage id="delivery.changeStore" />
    </Button>
  );
}
