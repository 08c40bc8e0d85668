import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useNavigation, useSubmit } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import type { BankView } from './bank.server.ts';

const TYPING_MS = 250;

/** `Lone Star Community` is `LS`. */
function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}]+/u).filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join('');
}

/** Banks by name. A plain form; with a script the list follows the typing. */
export function BankSearch({ bankName, banks }: Pick<BankView, 'bankName' | 'banks'>) {
  const intl = useIntl();
  const submit = useSubmit();
  const { state, formData } = useNavigation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isOpening = state !== 'idle' && formData?.get('intent') === 'link-bank';
  return (
    <>
      <Form
        method="get"
        role="search"
        className="max-w-120"
        onChange={(event) => {
          const form = event.currentTarget;
          clearTimeout(timer.current);
          timer.current = setTimeout(
            () => submit(form, { replace: true, preventScrollReset: true }),
            TYPING_MS,
          );
        }}
      >
        <input type="hidden" name="step" value="bank-verification" />
        <label htmlFor="bank" className="mb-1.5 block text-sm font-semibold">
          <FormattedMessage id="bank.yourBank" />
        </label>
        <div className="relative">
          <input
            id="bank"
            name="bank"
            type="text"
            autoComplete="off"
            maxLength={60}
            defaultValue={bankName}
            placeholder={intl.formatMessage({ id: 'bank.typeName' })}
            className="h-12 w-full rounded-control border border-oat-500 bg-white pr-12 pl-3.5 placeholder:text-ink-3"
          />
          <button
            type="submit"
            aria-label={intl.formatMessage({ id: 'bank.search' })}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center text-spruce-700"
          >
            <Icon as="search" />
          </button>
        </div>
      </Form>
      <h2 className="mt-7 mb-3 font-sans text-sm font-semibold tracking-normal" aria-live="polite">
        {bankName !== '' ? (
          <FormattedMessage id="bank.found" values={{ count: banks.length, name: bankName }} />
        ) : (
          <FormattedMessage id="bank.banks" />
        )}
      </h2>
      <Form method="post">
        <input type="hidden" name="intent" value="link-bank" />
        <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
          {banks.map(({ id, name }) => (
            <li key={id}>
              <button
                type="submit"
                name="institutionId"
                value={id}
                disabled={isOpening}
                className="flex min-h-15 w-full items-center gap-3 rounded-card bg-white px-3 py-2 text-left font-semibold ring-[1.5px] ring-oat-500 ring-inset hover:bg-sage-50 hover:ring-spruce-700"
              >
                <span
                  aria-hidden="true"
                  className="grid size-8 flex-none place-items-center rounded-full bg-sage-200 text-xs text-spruce-800"
                >
                  {initialsOf(name)}
                </span>
                {name}
              </button>
            </li>
          ))}
        </ul>
      </Form>
    </>
  );
}
