import { Search } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Form } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { useRotatingPlaceholder } from './use-rotating-placeholder.ts';

type Props = {
  /** Names to try, shown in turn on the home page. */
  readonly suggestions: readonly string[];
};

export function SearchBox({ suggestions }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const suggestion = useRotatingPlaceholder(suggestions);
  return (
    <Form
      action="/search"
      role="search"
      onSubmit={ignoreEmpty}
      className="relative w-full max-w-150 max-lg:max-w-none"
    >
      <label htmlFor={id} className="sr-only">
        {formatMessage({ id: 'shell.search.label' })}
      </label>
      <input
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        maxLength={200}
        placeholder={
          suggestion
            ? formatMessage({ id: 'shell.search.try' }, { name: suggestion })
            : formatMessage({ id: 'shell.search.placeholder' })
        }
        className="h-12 w-full rounded-pill border-[1.5px] border-oat-500 bg-white pr-13 pl-5 text-base placeholder:text-ink-3 placeholder:opacity-100"
      />
      <button
        type="submit"
        aria-label={formatMessage({ id: 'shell.search.submit' })}
        className="absolute top-1 right-1 grid size-10 place-items-center rounded-full bg-spruce-700 text-white hover:bg-spruce-800"
      >
        <Icon as={Search} />
      </button>
    </Form>
  );
}

/** An empty submit does nothing (specification section 5). */
function ignoreEmpty(event: SyntheticEvent<HTMLFormElement>): void {
  const query = new FormData(event.currentTarget).get('q');
  if (typeof query !== 'string' || query.trim() === '') event.preventDefault();
}
