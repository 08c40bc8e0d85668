import type { LeadRequest } from '@ownpath/contracts/leads';
import { isEmail, isUsPhone, phoneDigitsOf } from '@ownpath/domain/account';
import { NO_STORE_NUMBER } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { getOpenStore } from '../stores/index.ts';
import { insertLead } from './leads-queries.ts';

type Contact = { readonly email: string | null; readonly phone: string | null };

function refuse(path: string, code: string, detail: string): never {
  throw new DomainError('InvalidParameters', detail, { fields: [{ path: `body.${path}`, code }] });
}

function readContact({ lead }: LeadRequest): Contact {
  const email = lead.contactInfo.email?.trim() || null;
  const phone = lead.contactInfo.primaryPhone?.trim() || null;
  if (!email && !phone) refuse('lead.contactInfo', 'required', 'A lead needs an email address or a phone.');
  if (email && !isEmail(email)) refuse('lead.contactInfo.email', 'invalid', 'No valid email address.');
  if (phone && !isUsPhone(phone)) refuse('lead.contactInfo.primaryPhone', 'invalid', 'No US phone number.');
  return { email, phone: phone && phoneDigitsOf(phone) };
}

function readActivityDate(text: string | undefined, now: Date): Date {
  if (text === undefined) return now;
  const time = Date.parse(text);
  return Number.isNaN(time) ? refuse('lead.activityDate', 'invalid', 'No date.') : new Date(time);
}

/**
 * Stores a lead once per lead id: the message id, or the id of the form.
 * @throws DomainError `InvalidParameters`; `TooManyRequests`; `StoreNotFound` or `StateNotServed` for the store it names
 */
export async function submitLead(
  deps: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  request: LeadRequest,
  shopper: { readonly siteId: string; readonly kind: 'guest' | 'registered' },
  clientIp: string,
): Promise<{ success: true; leadId: string }> {
  const { lead, storeNumber } = request;
  const leadId = request.messageId ?? lead.messageId ?? request.formGUID;
  if (!leadId) refuse('messageId', 'required', 'A lead needs a messageId or a formGUID.');
  const now = deps.clock.now();
  const contact = readContact(request);
  const activityDate = readActivityDate(lead.activityDate, now);
  await limitAttempts(deps, { call: 'lead', clientIp, account: contact.email ?? contact.phone ?? undefined });
  if (storeNumber !== NO_STORE_NUMBER) await getOpenStore(deps.database, storeNumber, now);
  await insertLead(deps.database, {
    siteId: shopper.siteId,
    leadId,
    formType: request.formType,
    storeNumber,
    ...contact,
    description: lead.description ?? null,
    languagePreference: lead.languagePreference,
    isCustomerLoggedIn: shopper.kind === 'registered',
    isAuthorized: lead.authFlag,
    sentOptIn: request.optIn,
    messageId: request.messageId ?? lead.messageId ?? null,
    product: request.product
      ? {
          id: request.product.id,
          ...(request.product.name === undefined ? {} : { name: request.product.name }),
          ...(request.product.type === undefined ? {} : { type: request.product.type }),
        }
      : null,
    activityDate,
    createdAt: now,
  });
  return { success: true, leadId };
}
