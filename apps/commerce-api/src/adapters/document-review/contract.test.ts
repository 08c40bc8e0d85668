import { sensitive } from '@ownpath/domain/sensitive';
import { expect, it } from 'vitest';
import type { DocumentReview } from '../../ports/index.ts';
import { sandboxDocumentReview } from './sandbox.ts';

/** Contract of every document-review adapter; the files are named by what comes of them. */
function documentReviewContract(
  name: string,
  { review, wait }: { readonly review: DocumentReview; readonly wait: () => void },
): void {
  const ask = (fileName: string, reference = fileName) =>
    review.review({
      reference,
      kind: 'BANK',
      files: [
        {
          name: sensitive(fileName),
          mediaType: 'application/pdf',
          content: sensitive(new Uint8Array([0x25])),
        },
      ],
    });

  it(`${name}: accepts, or refuses with a reason, the same for the same reference`, async () => {
    expect(await ask('statement.pdf')).toEqual({ status: 'accepted' });
    expect(await ask('statement-blurry.pdf')).toEqual({ status: 'rejected', reason: 'unreadable' });
    expect(await ask('page-1.pdf')).toEqual({ status: 'rejected', reason: 'page-missing' });
    expect(await ask('Reject.PDF')).toEqual({ status: 'rejected', reason: 'wrong-document' });
    expect(await ask('Reject.PDF')).toEqual({ status: 'rejected', reason: 'wrong-document' });
  });

  it(`${name}: a slow review is pending, then has its result`, async () => {
    expect(await ask('slow.pdf')).toEqual({ status: 'pending' });
    expect(await ask('slow.pdf')).toEqual({ status: 'pending' });
    wait();
    expect(await ask('slow.pdf', 'another')).toEqual({ status: 'pending' });
    expect(await ask('slow.pdf')).toEqual({ status: 'accepted' });
  });

  it(`${name}: that is down throws`, async () => {
    await expect(ask('down.pdf')).rejects.toMatchObject({ fault: 'unavailable' });
  });
}

let now = 0;
documentReviewContract('sandbox', {
  review: sandboxDocumentReview({ clock: { now: () => new Date(now) } }),
  wait: () => {
    now += 20_000;
  },
});
