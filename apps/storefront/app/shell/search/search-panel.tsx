import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../../ui/cx.ts';
import { OptionContent } from './option-content.tsx';
import type { PricingStore, SearchOption } from './search-options.ts';

type Props = {
  readonly typed: string;
  readonly listId: string;
  readonly options: readonly SearchOption[];
  /** Null where no prices are shown. */
  readonly store: PricingStore | null;
  readonly activeKey: string | undefined;
  readonly optionId: (option: SearchOption) => string;
  readonly onChoose: (option: SearchOption) => void;
  readonly onForgetRecent: () => void;
  readonly onShowAll: () => void;
};

const TITLES = {
  phrase: 'shell.search.searches',
  department: 'shell.search.departments',
  help: 'shell.search.help',
  recent: 'shell.search.recent',
  popular: 'shell.search.popular',
  product: 'shell.search.products',
} as const satisfies Record<SearchOption['kind'], string>;

const BESIDE_PRODUCTS = ['phrase', 'department', 'help', 'recent', 'popular'] as const;

/** The listbox below the search field. The focus stays in the field. */
export function SearchPanel({
  typed,
  listId,
  options,
  store,
  activeKey,
  optionId,
  onChoose,
  onForgetRecent,
  onShowAll,
}: Props) {
  const { formatMessage } = useIntl();
  const ofKind = (kind: SearchOption['kind']) => options.filter((option) => option.kind === kind);
  const show = (option: SearchOption) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox, which keeps the focus
    <div
      key={option.key}
      id={optionId(option)}
      role="option"
      tabIndex={-1}
      aria-selected={option.key === activeKey}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1 text-ink hover:bg-sage-100',
        option.key === activeKey && 'bg-sage-100',
      )}
    >
      <OptionContent option={option} typed={typed} />
    </div>
  );
  const group = (kind: SearchOption['kind']) => {
    const shown = ofKind(kind);
    const titleId = `${listId}-${kind}`;
    return (
      shown.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
        <div key={kind} role="group" aria-labelledby={titleId}>
          <div id={titleId} role="presentation" className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-3">
            {formatMessage({ id: TITLES[kind] })}
          </div>
          {shown.map(show)}
        </div>
      )
    );
  };
  const hasProducts = ofKind('product').length > 0;
  const isTypedShort = ofKind('popular').length > 0 || options.every(({ kind }) => kind === 'recent');
  const hasBoth = hasProducts && options.some(({ kind }) => kind !== 'product');
  return (
    <div
      className={cx(
        'absolute inset-x-0 top-full z-30 mt-2 rounded-card bg-white p-3 shadow-lift ring-1 ring-oat-300',
        hasBoth &&
          'lg:right-auto lg:w-[min(53.75rem,calc(100vw-3rem))] lg:max-xl:left-1/2 lg:max-xl:-translate-x-1/2',
      )}
    >
      <div
        id={listId}
        role="listbox"
        aria-label={formatMessage({ id: 'shell.search.suggestions' })}
        className={cx(
          'max-h-[min(40rem,65dvh)] overflow-y-auto',
          hasBoth && 'lg:grid lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:gap-x-4',
        )}
      >
        <div role="presentation">{BESIDE_PRODUCTS.map(group)}</div>
        <div role="presentation">{group('product')}</div>
      </div>
      <PanelFoot>
        {isTypedShort ? (
          ofKind('recent').length > 0 && (
            <FootButton onClick={onForgetRecent}>
              <FormattedMessage id="shell.search.forget" />
            </FootButton>
          )
        ) : (
          <>
            {hasProducts && store && <PriceNote store={store} />}
            <FootButton onClick={onShowAll}>
              <FormattedMessage id="shell.search.allResults" />
            </FootButton>
          </>
        )}
      </PanelFoot>
    </div>
  );
}

const PanelFoot = ({ children }: { readonly children: ReactNode }) =>
  children && (
    <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 border-t border-oat-300 px-3 pt-1 text-xs text-ink-3">
      {children}
    </div>
  );

type FootButtonProps = {
  readonly onClick: () => void;
  readonly children: ReactNode;
};

const FootButton = ({ onClick, children }: FootButtonProps) => (
  <button
    type="button"
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
    className="-mx-2 ml-auto min-h-11 rounded-chip px-2 font-semibold text-spruce-700 underline underline-offset-[0.25em]"
  >
    {children}
  </button>
);

/** Whose prices these are. */
function PriceNote({ store }: { readonly store: PricingStore }) {
  return (
    <span>
      {store.isGuess ? (
        <FormattedMessage id="shell.search.pricesNear" values={{ zip: store.postalCode }} />
      ) : (
        <FormattedMessage id="shell.search.pricesAt" values={{ address: store.address1 }} />
      )}
    </span>
  );
}
