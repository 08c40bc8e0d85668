import { SAVED_APPLICATION_FIELDS } from '@ownpath/domain/forms';
import { type RefObject, useEffect, useState } from 'react';
import { useHref } from 'react-router';
import { shortFormLeadId } from '../../platform/browser-storage.ts';

export type SavingState = 'idle' | 'saving' | 'saved' | 'failed';

const NAMES: ReadonlySet<string> = new Set(SAVED_APPLICATION_FIELDS);

/** The fields with another value than was saved last; birth date, SSN and consent are never among them. */
export function changedFields(
  form: FormData,
  saved: ReadonlyMap<string, string>,
): readonly (readonly [string, string])[] {
  return [...form.entries()].flatMap(([name, value]) =>
    NAMES.has(name) && typeof value === 'string' && value !== saved.get(name) ? [[name, value] as const] : [],
  );
}

async function send(address: string, body: FormData, signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'POST', body, signal, headers: { Accept: 'application/json' } }))
      .ok;
  } catch {
    return false;
  }
}

/**
 * Saves what changed whenever the shopper leaves a field, and what is left when they leave the page: the form is there
 * again tomorrow, on the other page that has it, and in the other language. Two windows only send their own changes.
 */
export function useSavedApplication(
  ref: RefObject<HTMLFormElement | null>,
  returned: object | undefined,
): SavingState {
  const address = useHref('/application-draft');
  const [state, setState] = useState<SavingState>('idle');
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const saved = new Map<string, string>();
    for (const [name, value] of new FormData(form)) {
      const field = form.elements.namedItem(name);
      const isShown = !(field instanceof HTMLInputElement && field.type === 'hidden');
      // What is shown again with errors was not saved.
      if (typeof value === 'string' && !(returned && isShown)) saved.set(name, value);
    }
    let isSubmitted = false;
    const take = (): FormData | null => {
      const changes = changedFields(new FormData(form), saved);
      if (changes.length === 0 || isSubmitted) return null;
      const body = new FormData();
      body.set('shortFormLeadId', shortFormLeadId());
      for (const [name, value] of changes) {
        saved.set(name, value);
        body.set(name, value);
      }
      return body;
    };
    // One save at a time, and none that lasts beyond the step's own: no older value arrives after a newer one.
    const stop = new AbortController();
    let isSaving = false;
    const save = async () => {
      if (isSaving) return;
      isSaving = true;
      for (let body = take(); body !== null; body = take()) {
        setState('saving');
        const isSaved = await send(address, body, stop.signal);
        if (stop.signal.aborted) return setState('idle');
        if (!isSaved) for (const name of body.keys()) saved.delete(name);
        setState(isSaved ? 'saved' : 'failed');
        if (!isSaved) break;
      }
      isSaving = false;
    };
    const onLeave = () => {
      const body = take();
      if (body !== null) navigator.sendBeacon(address, body);
    };
    const onSubmit = () => {
      isSubmitted = true;
      stop.abort();
    };
    form.addEventListener('change', save);
    form.addEventListener('submit', onSubmit);
    window.addEventListener('pagehide', onLeave);
    if (returned) void save();
    return () => {
      form.removeEventListener('change', save);
      form.removeEventListener('submit', onSubmit);
      window.removeEventListener('pagehide', onLeave);
      // Another step or page, opened without leaving the field first.
      onLeave();
    };
    // Given back with errors, the form is filled in further.
  }, [ref, address, returned]);
  return state;
}
