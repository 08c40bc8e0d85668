import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import type { FrameToken, HostedFrame } from './use-hosted-frame.ts';

type Target = { readonly action?: string; readonly preventScrollReset?: boolean };

export type PaymentForm = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Sent, and not answered yet. */
  readonly isPaying: boolean;
  /** Sends the form once at a time, with the token of the gateway's fields if there is one. */
  pay(token: FrameToken | null): void;
};

/** A form that pays. @param more fields that depend on what is chosen */
export function usePaymentForm(target: Target, more: () => Readonly<Record<string, string>>): PaymentForm {
  const submit = useSubmit();
  const { state, formMethod } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const isPaying = state !== 'idle' && formMethod === 'POST';
  return {
    form,
    isPaying,
    pay(token) {
      if (isPaying) return;
      const fields = new FormData(form.current ?? undefined);
      for (const [name, value] of Object.entries({ ...token, ...more() }))
        fields.set(name, String(value ?? ''));
      void submit(fields, { method: 'post', ...target });
    },
  };
}

/** What a payment form does when it is sent: the gateway's fields give a token first, where some are open. */
export function payOrAsk(
  event: FormEvent<HTMLFormElement>,
  { pay }: Pick<PaymentForm, 'pay'>,
  fields: Pick<HostedFrame, 'ask'> | null,
  mayPay: boolean,
): void {
  event.preventDefault();
  if (!mayPay) return;
  if (fields) fields.ask();
  else pay(null);
}

/** The chosen way to pay while it can be used, else the first one; empty without any. */
export function useChosenMethod(usable: readonly string[]): [string, (method: string) => void] {
  const [chosen, setChosen] = useState<string | null>(null);
  return [(chosen !== null && usable.includes(chosen) ? chosen : usable[0]) ?? '', setChosen];
}
