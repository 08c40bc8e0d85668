import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { keptEntries } from './listing-query.ts';

type Props = {
  readonly id: string;
  /** The query parameter that it changes. */
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
};

/** A select that submits by itself and keeps the rest of the address; a button does it without JavaScript. */
export function SelectForm({ id, name, label, value, options }: Props) {
  const submit = useSubmit();
  const [search] = useSearchParams();
  return (
    <Form method="get" replace preventScrollReset className="flex min-w-0 items-center gap-2">
      {keptEntries(search, name).map(([key, kept]) => (
        <input key={`${key}:${kept}`} type="hidden" name={key} value={kept} />
      ))}
      <label htmlFor={id} className="text-sm whitespace-nowrap text-ink-2">
        {label}
      </label>
      <select
        key={value}
        id={id}
        name={name}
        defaultValue={value}
        onChange={(event) =>
          void submit(event.currentTarget.form, { replace: true, preventScrollReset: true })
        }
        className="min-h-11 min-w-0 rounded-pill border-0 bg-white py-2 pr-8 pl-4 text-sm font-semibold text-ink shadow-[inset_0_0_0_1px_var(--color-oat-500)]"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="min-h-11 px-3 text-sm font-semibold text-spruce-700 underline">
          <FormattedMessage id="sort.apply" />
        </button>
      </noscript>
    </Form>
  );
}
