import { type Basket, getCustomerBaskets } from '@ownpath/contracts/basket';
import { ContactForm } from '@ownpath/contracts/forms';
import { type LeadRequest, submitWebLead } from '@ownpath/contracts/leads';
import type { Consent } from '@ownpath/domain/consent';
import { NO_STORE_NUMBER } from '@ownpath/domain/stores';
import { stringifySetCookie } from 'cookie';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { parseForm } from '../../platform/forms/parse-form.server.ts';
import type { Session } from '../../platform/session/session.server.ts';

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

/** The first product of the cart with its category; null without one: a lead may have no product. */
export function productOf(basket: Basket | null): NonNullable<LeadRequest['product']> | null {
  const item = basket?.items[0];
  if (!item) return null;
  const type = item.additionalData?.category;
  return { id: item.productId, name: item.name.slice(0, 300), ...(type ? { type: type.slice(0, 60) } : {}) };
}

/** Phone and e-mail of the application, which travels on a temporary basket; empty without one. */
export async function findApplicantContact(
  commerce: CommerceClient,
  session: Session,
): Promise<{ readonly phone: string; readonly email: string }> {
  const customerId = session.read().tokens?.customerId;
  if (customerId === undefined) return { phone: '', email: '' };
  const { baskets = [] } = await commerce.call(getCustomerBaskets, { params: { customerId } });
  const sources = baskets.toSorted((a, b) => Number(b.isTemporary) - Number(a.isTemporary));
  return {
    phone: sources.find(({ shippingAddress }) => shippingAddress?.phone)?.shippingAddress?.phone ?? '',
    email: sources.find(({ email }) => email)?.email ?? '',
  };
}

/** Named by specification section 7, which shows no content: the tag manager reads which lead was sent, and no person. */
const COOKIE_NAME = 'gtmWebLeadString';
const COOKIE_MAX_AGE_SECONDS = 24 * 60 * 60;

/** The cookie of a sent lead, for those who allow advertising; none for the others. */
export function webLeadHeaders(
  consent: Consent,
  lead: { readonly leadId: string; readonly storeNumber: string; readonly productId: string | null },
  isSecure: boolean,
): HeadersInit {
  if (!consent.categories.includes('advertising')) return {};
  const { leadId, storeNumber, productId } = lead;
  const value = new URLSearchParams({ formType: '5', leadId, storeNumber, product: productId ?? 'none' });
  const cookie = stringifySetCookie({
    name: COOKIE_NAME,
    value: value.toString(),
    path: '/',
    maxAge: COOKIE_MAX_AGE_SECONDS,
    secure: isSecure,
    sameSite: 'lax',
  });
  return { 'Set-Cookie': cookie };
}
