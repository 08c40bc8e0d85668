import {
  makeDefaultPaymentMethod,
  removePaymentMethod,
  savePaymentMethod,
} from '@ownpath/contracts/servicing';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { MethodProblem, MethodTaken } from './methods-page.ts';

const problems: Readonly<Record<string, MethodProblem>> = {
  NotFound: 'gone',
  InvalidParameters: 'token',
  PaymentMethodInUse: 'inUse',
  PaymentMethodNotAccepted: 'next',
  PaymentChanged: 'changed',
};

/** Keeps a method, removes one or makes it the default; a refusal is shown beside the methods as they are now. */
export async function takeMethod(commerce: CommerceClient, form: FormData): Promise<MethodTaken> {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 200);
  const paymentMethodId = text('paymentMethodId');
  try {
    if (text('intent') === 'save') {
      const isDefault = form.get('isDefault') === 'on';
      await commerce.call(savePaymentMethod, { body: { token: text('token'), isDefault } });
      return { did: 'saved' };
    }
    if (text('intent') === 'default') {
      await commerce.call(makeDefaultPaymentMethod, { body: { paymentMethodId } });
      return { did: 'default' };
    }
    const textVersion = text('textVersion');
    if (textVersion === '') {
      await commerce.call(removePaymentMethod, { body: { paymentMethodId } });
      return { did: 'removed' };
    }
    if (text('method') === '') return { did: 'nothing', problem: 'next' };
    if (form.get('consent') !== 'on') return { did: 'nothing', problem: 'consent' };
    const next = { paymentMethodId: text('method'), textVersion };
    await commerce.call(removePaymentMethod, { body: { paymentMethodId, next } });
    return { did: 'removed' };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    const problem = problems[error.code];
    if (!problem) throw error;
    return { did: 'nothing', problem };
  }
}
