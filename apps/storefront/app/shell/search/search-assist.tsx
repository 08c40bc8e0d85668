import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
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
      {/* Dims the page below the header, and leaves it where it can be clicked. */}
      {isShown &&
        createPortal(
          <div aria-hidden="true" className="pointer-events-none fixed inset-0 z-20 bg-spruce-950/30" />,
          document.body,
        )}
      <span role="status" className="sr-only">
        {isShown && <FormattedMessage id="shell.search.count" values={{ count: options.length }} />}
      </span>
    </>
  );
}
