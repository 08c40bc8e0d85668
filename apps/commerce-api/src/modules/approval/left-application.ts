import { isEmail, isUsPhone, phoneDigitsOf } from '@ownpath/domain/account';
import { NO_STORE_NUMBER } from '@ownpath/domain/stores';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { insertLead } from '../leads/index.ts';
import {
  type ApplicationDraft,
  findCartProduct,
  findDraft,
  isRegisteredCustomer,
  LEFT_AFTER_MS,
  LEFT_APPLICATION,
} from './draft-queries.ts';

const Payload = z.object({ customerId: z.string(), leadId: z.string() });

function contactOf({ fields }: ApplicationDraft) {
  const { phone = '', email = '' } = fields;
  return {
    phone: isUsPhone(phone) ? phoneDigitsOf(phone) : null,
    email: isEmail(email) ? email.toLowerCase() : null,
  };
}

/** The store gets a lead, once per lead id, unless the application was sent or the shopper still types. */
async function sendLeftApplication(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { customerId, leadId }: z.infer<typeof Payload>,
): Promise<void> {
  const now = clock.now();
  const draft = await findDraft(database, customerId, now);
  if (draft === null || draft.leadId !== leadId) return;
  // A later job, planned by the later change, takes over.
  if (now.getTime() - draft.updatedAt.getTime() < LEFT_AFTER_MS) return;
  const { phone, email } = contactOf(draft);
  if (phone === null && email === null) return;
  const product = await findCartProduct(database, customerId);
  const { firstName = '', lastName = '' } = draft.fields;
  await insertLead(database, {
    siteId: draft.siteId,
    // The same visitor may also ask for a call: that is a lead of its own.
    leadId: `${leadId}-left`,
    messageId: `${leadId}-left`,
    formType: '5',
    storeNumber: draft.storeId ?? NO_STORE_NUMBER,
    phone,
    email,
    description: `Unfinished application of ${`${firstName} ${lastName}`.trim() || 'a shopper'}`,
    languagePreference: draft.locale === 'es-US' ? '2' : '1',
    isCustomerLoggedIn: await isRegisteredCustomer(database, customerId),
    sentOptIn: false,
    product: product && { id: product.id, name: product.name[draft.locale], type: 'cart' },
    activityDate: draft.updatedAt,
    createdAt: now,
  });
}

/** Handlers of this module's jobs, by kind. */
export function leftApplicationJobs(deps: Pick<Dependencies, 'database' | 'clock'>) {
  return {
    [LEFT_APPLICATION]: (job: { readonly payload: Readonly<Record<string, unknown>> }) =>
      sendLeftApplication(deps, Payload.parse(job.payload)),
  };
}
