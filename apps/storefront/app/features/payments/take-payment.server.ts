import { type AgreementPaymentMethod, makePayment } from '@ownpath/contracts/servicing';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { BANK, NEW_CARD } from '../../shared/payment-method/method-list.tsx';
import { refusalCodeOf } from '../../shared/payment-method/refusal-code.ts';
import { loadPaymentPage } from './load-payment-page.server.ts';
import { debitField, isPaymentUnknown, versionField } from './payment-choices.ts';

export type PaymentReturned = {
  readonly code: string;
  readonly waitSeconds: number | null;
  /** For the next try: the same while the outcome is unknown, so that nothing is charged twice. */
  readonly requestKey: string | null;
};

type Taken = { readonly paymentId: string } | { readonly returned: PaymentReturned; readonly status: number };

function methodOf(form: FormData): AgreementPaymentMethod {
  const text = (name: string) => String(form.get(name) ?? '');
  const method = text('method');
  const debitTextVersion = text(debitField(method)) || undefined;
  if (method === BANK) {
    const saveToAccount = form.get('saveBank') === 'on';
    // Without the text it isn't a debit: the engine refuses the token as a card's.
    return { token: text('token'), saveToAccount, holder: null, debitTextVersion };
  }
  if (method !== NEW_CARD && method !== '') return { paymentMethodId: method, debitTextVersion };
  const saveToAccount = form.get('saveCard') === 'on';
  return { token: text('token'), saveToAccount, holder: null, debitTextVersion: undefined };
}

/** Pays what the address chooses, as it was shown: versions and total come from the form. */
export async function takePayment(
  commerce: CommerceClient,
  query: URLSearchParams,
  form: FormData,
  parentOrigin: string,
): Promise<Taken> {
  const text = (name: string) => String(form.get(name) ?? '');
  const number = (name: string) => (/^\d{1,9}$/.test(text(name)) ? Number(text(name)) : -1);
  const requestKey = text('requestKey');
  const page = await loadPaymentPage(commerce, query, parentOrigin);
  const payments = (page?.agreements ?? []).flatMap(({ agreementId, agreementNumber, chosen, quote }) =>
    chosen.choice && quote
      ? [{ agreementId, version: number(versionField(agreementNumber)), choice: chosen.choice }]
      : [],
  );
  if (payments.length === 0) {
    return { returned: { code: 'PaymentChanged', waitSeconds: null, requestKey: null }, status: 409 };
  }
  try {
    const receipt = await commerce.call(makePayment, {
      body: { requestKey, totalCents: number('totalCents'), payments, method: methodOf(form) },
    });
    return { paymentId: receipt.paymentId };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    const { status, retryAfterSeconds: waitSeconds } = error;
    const code = refusalCodeOf(error);
    return {
      returned: { code, waitSeconds, requestKey: isPaymentUnknown(code) ? requestKey : null },
      status,
    };
  }
}
