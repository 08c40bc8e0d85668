import { bookVisit, cancelVisit, type VisitKind } from '@ownpath/contracts/servicing';
import { documentLimitBroken, documentMediaType } from '@ownpath/domain/approval';
import { MAX_VISIT_NOTE_LENGTH } from '@ownpath/domain/forms';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { visitHref } from '../../shared/shopper/account-links.ts';
import { kindOf } from './load-visits.server.ts';

const PROBLEMS = [
  'SlotTaken',
  'VisitNotChangeable',
  'VisitNotOffered',
  'PaymentInProgress',
  'InvalidParameters',
  'PayloadTooLarge',
  'UnsupportedMediaType',
  'InfectedFile',
] as const;
export type VisitProblem = (typeof PROBLEMS)[number] | 'unscannable' | 'unknown';

export type VisitReturned = {
  readonly problem: VisitProblem;
  readonly notes: string;
  /** The window that was chosen. */
  readonly startTime: string;
};

type Changed =
  | { readonly redirectTo: string }
  | { readonly returned: VisitReturned; readonly status: number };

/** Photos of a problem; a field without a choice is sent as an empty file. */
async function readPhotos(form: FormData) {
  const photos: { name: string; content: string }[] = [];
  for (const entry of form.getAll('photo')) {
    if (!(entry instanceof File) || entry.size === 0) continue;
    const content = Buffer.from(await entry.arrayBuffer()).toString('base64');
    photos.push({ name: entry.name.slice(0, 255), content });
  }
  return photos;
}

/** Why photos can't be taken, before they are sent on; null when they can. */
function photoProblem(photos: readonly { readonly content: string }[]): VisitProblem | null {
  const files = photos.map(({ content }) => Buffer.from(content, 'base64'));
  if (documentLimitBroken(files.map(({ byteLength }) => ({ kind: 'PHOTO', byteCount: byteLength })))) {
    return 'PayloadTooLarge';
  }
  const isPhoto = (bytes: Buffer) => documentMediaType(bytes)?.startsWith('image/') ?? false;
  return files.every(isPhoto) ? null : 'UnsupportedMediaType';
}

/** Books or cancels what the form says, on the agreement in the address. */
export async function changeVisit(
  commerce: CommerceClient,
  query: URLSearchParams,
  form: FormData,
): Promise<Changed> {
  const text = (name: string) => String(form.get(name) ?? '');
  const agreementId = query.get('agreement') ?? text('agreement');
  const deliveryType: VisitKind = kindOf(query);
  const notes = text('notes').trim().slice(0, MAX_VISIT_NOTE_LENGTH);
  const startTime = text('startTime');
  const isCancelled = text('intent') === 'cancel';
  const photos = await readPhotos(form);
  const wrong = photoProblem(photos);
  if (wrong) return { returned: { problem: wrong, notes, startTime }, status: 422 };
  try {
    if (isCancelled) await commerce.call(cancelVisit, { body: { agreementId, deliveryType } });
    else {
      await commerce.call(bookVisit, {
        body: { agreementId, deliveryType, date: text('date'), startTime, notes, photos },
      });
    }
    return {
      redirectTo: visitHref(agreementId, deliveryType, { done: isCancelled ? 'cancelled' : 'booked' }),
    };
  } catch (error) {
    if (!isCommerceError(error) || error.status === 404) throw error;
    const isScan = error.status === 503 && photos.length > 0;
    const problem = PROBLEMS.find((code) => code === error.code) ?? (isScan ? 'unscannable' : 'unknown');
    return { returned: { problem, notes, startTime }, status: error.status };
  }
}
