import { ContactForm } from '@ownpath/contracts/forms';
import { type LeadRequest, submitWebLead } from '@ownpath/contracts/leads';
import { NO_STORE_NUMBER } from '@ownpath/domain/stores';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { parseForm } from '../../platform/forms/parse-form.server.ts';

/** Back to the form: what was typed and what is wrong with it. */
export type LeadReturned = {
  readonly phone: string;
  readonly email: string;
  readonly wrongField: 'phone' | 'email' | null;
  readonly failureCode: string | null;
  readonly waitSeconds: number | null;
};

/**
 * Asks the store to call the shopper. The form carries the lead's id, so that a repeated form is the same lead; null
 * when it is sent.
 */
export async function sendLead(
  commerce: CommerceClient,
  form: FormData,
  lead: {
    readonly storeId: string | null;
    readonly description: string;
    readonly isSpanish: boolean;
    readonly isSignedIn: boolean;
    /** What the shopper asks for; null for a lead without a product. */
    readonly product: LeadRequest['product'] | null;
  },
): Promise<LeadReturned | null> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const back = (change: Partial<LeadReturned>): LeadReturned => ({
    phone: text('phone'),
    email: text('email'),
    wrongField: null,
    failureCode: null,
    waitSeconds: null,
    ...change,
  });
  const parsed = parseForm(ContactForm, { phone: text('phone'), email: text('email') });
  if (!parsed.ok) return back({ wrongField: parsed.problems[0]?.field === 'email' ? 'email' : 'phone' });
  const { phone, email } = parsed.value;
  const leadId = text('leadId') || crypto.randomUUID();
  try {
    await commerce.call(submitWebLead, {
      body: {
        storeNumber: lead.storeId ?? NO_STORE_NUMBER,
        formType: '5',
        optIn: false,
        formGUID: leadId,
        messageId: leadId,
        customerloggedIn: lead.isSignedIn,
        ...(lead.product && { product: lead.product }),
        lead: {
          contactInfo: { ...(phone && { primaryPhone: phone }), ...(email && { email }) },
          description: lead.description.slice(0, 2000),
          authFlag: false,
          customerloggedIn: lead.isSignedIn,
          languagePreference: lead.isSpanish ? '2' : '1',
          activityDate: new Date().toISOString(),
          messageId: leadId,
        },
      },
    });
    return null;
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    return back({ failureCode: error.code, waitSeconds: error.retryAfterSeconds });
  }
}
