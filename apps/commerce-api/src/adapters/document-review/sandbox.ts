import type { DocumentRefusal } from '@ownpath/domain/approval';
import { type Clock, type DocumentReview, PortError } from '../../ports/index.ts';

const PORT = 'document-review';
/** A slow review takes this long. */
const SLOW_MS = 20_000;

/** Parts of file names that force a refusal. */
const refusals: readonly (readonly [string, DocumentRefusal])[] = [
  ['blurry', 'unreadable'],
  ['page', 'page-missing'],
  ['reject', 'wrong-document'],
];

/** A review by the files' names (docs/sandbox.md). */
export function sandboxDocumentReview({ clock }: { readonly clock: Clock }): DocumentReview {
  const startedAt = new Map<string, number>();
  return {
    async review({ reference, files }) {
      const names = files.map(({ name }) => name.reveal().toLowerCase());
      const isNamed = (part: string) => names.some((name) => name.includes(part));
      if (isNamed('down')) throw new PortError(PORT, 'unavailable', 'HTTP 503');
      if (isNamed('slow')) {
        const now = clock.now().getTime();
        const start = startedAt.get(reference) ?? now;
        startedAt.set(reference, start);
        if (now - start < SLOW_MS) return { status: 'pending' };
        startedAt.delete(reference);
      }
      const refusal = refusals.find(([part]) => isNamed(part));
      return refusal ? { status: 'rejected', reason: refusal[1] } : { status: 'accepted' };
    },
  };
}
