import { type RefObject, useEffect, useState } from 'react';
import { useHref } from 'react-router';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { ADDRESS_INPUTS, type AddressAnswer, addressKeyOf } from './address-answer.ts';
import type { TypedApplication } from './application-fields.ts';
import type { ApplicationProblem } from './application-problems.ts';
import type { ApplicationReturned } from './submit-application.server.ts';
import { changeAroundFocus, useAfterPress } from './use-after-press.ts';

type Known = {
  /** Of the address in the form; null while it is not whole. */
  readonly key: string | null;
  readonly answers: ReadonlyMap<string, AddressAnswer>;
};

type Asked = {
  readonly isAsked: boolean;
  readonly typed: TypedApplication;
  readonly returned: ApplicationReturned | undefined;
};

/**
 * Whether we deliver to the address in the form: asked once it is whole, and again after a change of it or of the store.
 * Null while that is not known, or can't be found out.
 */
export function useAddressCheck(
  ref: RefObject<HTMLFormElement | null>,
  { isAsked, typed, returned }: Asked,
): AddressAnswer | null {
  const href = useHref('/application-address');
  const storeId = useShopData()?.store?.id;
  const afterPress = useAfterPress();
  const [state, setState] = useState({ returned, storeId, known: knownFrom(typed, returned) });
  const isCurrent = state.returned === returned && state.storeId === storeId;
  const known = isCurrent ? state.known : knownFrom(typed, returned);
  useEffect(() => {
    const form = ref.current;
    if (!form || !isAsked) return;
    setState({ returned, storeId, known: knownFrom(typed, returned) });
    const note = (change: (before: Known) => Partial<Known>) =>
      setState((before) => ({ ...before, known: { ...before.known, ...change(before.known) } }));
    const stop = new AbortController();
    const asked = new Set<string>();
    const look = (event?: Event) => {
      if (event?.type === 'input' && isLine((event.target as HTMLInputElement).name)) return;
      const data = new FormData(form);
      const key = addressKeyOf((name) => String(data.get(name) ?? '').trim());
      note(() => ({ key }));
      if (key === null || asked.has(key)) return;
      asked.add(key);
      void ask(href, data, stop.signal).then((answer) => {
        if (stop.signal.aborted) return;
        if (answer === null) asked.delete(key);
        else
          afterPress(() =>
            changeAroundFocus(() => note(({ answers }) => ({ answers: new Map(answers).set(key, answer) }))),
          );
      });
    };
    look();
    form.addEventListener('input', look);
    form.addEventListener('change', look);
    return () => {
      stop.abort();
      form.removeEventListener('input', look);
      form.removeEventListener('change', look);
    };
    // What was typed before only counts at the start; the form knows better afterwards.
  }, [ref, href, isAsked, returned, storeId]);
  return known.key === null ? null : (known.answers.get(known.key) ?? null);
}

/** What is wrong with a field where it is delivered to. */
export function addressProblemOf(answer: AddressAnswer | null, field: string): ApplicationProblem | null {
  return answer?.problems.find((problem) => problem.field === field) ?? null;
}

function knownFrom(typed: TypedApplication, returned: ApplicationReturned | undefined): Known {
  const key = addressKeyOf((input) => String(typed[input as keyof TypedApplication] ?? ''));
  const place = returned?.place;
  const refused: (readonly [string, AddressAnswer])[] =
    key !== null && place ? [[key, { storeName: null, problems: [], place }]] : [];
  return { key, answers: new Map(refused) };
}

/** A line of text is whole once it is left; a ZIP code and a state are as soon as they are there. */
export function isLine(field: string): boolean {
  return field !== 'postalCode' && field !== 'stateCode';
}

async function ask(href: string, form: FormData, signal: AbortSignal): Promise<AddressAnswer | null> {
  const body = new FormData();
  for (const input of ADDRESS_INPUTS) body.set(input, String(form.get(input) ?? ''));
  try {
    const answer = await fetch(href, {
      method: 'POST',
      body,
      signal,
      headers: { Accept: 'application/json' },
    });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
