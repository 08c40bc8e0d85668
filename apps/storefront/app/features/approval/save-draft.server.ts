import { saveApplicationDraft } from '@ownpath/contracts/approval';
import { SAVED_APPLICATION_FIELDS, type SavedApplicationField } from '@ownpath/domain/forms';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';

/**
 * Saves the fields that a form sent while it is filled in; anything else in it is left out.
 * @param inputs of the form that are saved
 * @returns `unsupported` by a platform that saves no drafts
 */
export async function saveDraft(
  commerce: CommerceClient,
  form: FormData,
  inputs: readonly SavedApplicationField[] = SAVED_APPLICATION_FIELDS,
): Promise<'saved' | 'failed' | 'unsupported'> {
  const sent = inputs.flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? [[name, value.trim().slice(0, 254)] as const] : [];
  });
  const leadId = String(form.get('shortFormLeadId') ?? '').slice(0, 100);
  try {
    const fields = Object.fromEntries(sent);
    await commerce.call(saveApplicationDraft, { body: { fields, ...(leadId !== '' && { leadId }) } });
    return 'saved';
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    console.warn(`An application is not saved: ${error.message}`);
    return error.status === 404 ? 'unsupported' : 'failed';
  }
}
