import type { RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { SearchPanel } from './search-panel.tsx';
import { useSearchCombobox } from './use-search-combobox.ts';

type Props = { readonly field: RefObject<HTMLInputElement | null> };

/** Suggestions for what is typed in the search field, and recent searches. */
export function SearchAssist({ field }: Props) {
  const { isShown, options, ...panel } = useSearchCombobox(field);
  return (
    <>
      {isShown && <SearchPanel options={options} {...panel} />}
      <span role="status" className="sr-only">
        {isShown && <FormattedMessage id="shell.search.count" values={{ count: options.length }} />}
      </span>
    </>
  );
}
