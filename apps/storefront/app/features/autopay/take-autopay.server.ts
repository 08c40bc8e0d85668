import { enrollAutopay, restoreAutopay, stopAutopay } from '@ownpath/contracts/servicing';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { AutopayProblem } from './autopay-texts.ts';

export type AutopayTaken =
  | { readonly did: 'enrolled'; readonly agreementNumber: string }
  | { readonly did: 'stopped' | 'restored'; readonly agreementId: string; readonly name: string }
  | { readonly did: 'nothing'; readonly problem: AutopayProblem };

const problems: Readonly<Record<string, AutopayProblem>> = {
  PaymentChanged: 'changed',
  PaymentMethodNotAccepted: 'method',
  PaymentNotPermitted: 'notPermitted',
  NotFound: 'changed',
};

/** Turns autopay on with what was shown, off, or on again; a refusal is shown beside the agreements as they are now. */
export async function takeAutopay(commerce: CommerceClient, form: FormData): Promise<AutopayTaken> {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 100);
  const agreementId = text('agreementId');
  const intent = text('intent');
  try {
    if (intent === 'stop' || intent === 'restore') {
      const endpoint = intent === 'stop' ? stopAutopay : restoreAutopay;
      const { name } = await commerce.call(endpoint, { body: { agreementId } });
      return { did: intent === 'stop' ? 'stopped' : 'restored', agreementId, name };
    }
    const paymentMethodId = text('method');
    if (paymentMethodId === '') return { did: 'nothing', problem: 'method' };
    if (form.get('consent') !== 'on') return { did: 'nothing', problem: 'consent' };
    const version = /^\d{1,9}$/.test(text('version')) ? Number(text('version')) : 0;
    const body = { agreementId, version, textVersion: text('textVersion'), paymentMethodId };
    const { agreementNumber } = await commerce.call(enrollAutopay, { body });
    return { did: 'enrolled', agreementNumber };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    const problem = problems[error.code];
    if (!problem) throw error;
    return { did: 'nothing', problem };
  }
}
