import { LISTING_PAGE_SIZE, PAGE_SIZE_OPTIONS } from '@ownpath/domain/catalog';
import { FormattedMessage } from 'react-intl';
import { SelectForm } from './select-form.tsx';

const SIZES = [LISTING_PAGE_SIZE, ...PAGE_SIZE_OPTIONS].map(String);

/** How many tiles come at a time. */
export function PageSizeForm({ pageSize }: { readonly pageSize: number }) {
  return (
    <SelectForm
      id="listing-limit"
      name="limit"
      label={<FormattedMessage id="listing.pageSize" />}
      value={String(pageSize)}
      options={SIZES.map((value) => ({ value, label: value }))}
    />
  );
}
