import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type TableColumn<Row> = {
  readonly key: string;
  readonly label: ReactNode;
  /** Right-aligned with tabular figures, for amounts and counts. */
  readonly isNumeric?: boolean;
  readonly cell: (row: Row) => ReactNode;
};

type Props<Row> = {
  readonly caption: string;
  readonly isCaptionHidden?: boolean;
  /** The first column is the row header. */
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Shown when there are no rows. */
  readonly empty?: ReactNode;
};

/** A table that scrolls horizontally when it is wider than the screen, also by keyboard. */
export function Table<Row>({ caption, isCaptionHidden, columns, rows, keyOf, empty }: Props<Row>) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keys
      tabIndex={0}
      className="overflow-x-auto rounded-card bg-white shadow-card"
    >
      <table className="w-full text-sm">
        <caption className={isCaptionHidden ? 'sr-only' : 'px-5 pt-4 pb-1 text-left text-base font-semibold'}>
          {caption}
        </caption>
        <thead>
          <tr className="text-left text-ink-2">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={cx('px-5 py-3 font-semibold whitespace-nowrap', column.isNumeric && 'text-right')}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-t border-oat-300">
              {columns.map((column, index) => {
                const className = cx('px-5 py-3', column.isNumeric && 'text-right whitespace-nowrap');
                return index === 0 ? (
                  <th key={column.key} scope="row" className={cx(className, 'text-left font-semibold')}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} className={className}>
                    {column.cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr className="border-t border-oat-300">
              <td colSpan={columns.length} className="px-5 py-6 text-center text-ink-2">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
