import { sendDocuments } from '@ownpath/contracts/checkout';
import type { Endpoint } from '@ownpath/contracts/wire';
import { DEFAULT_FILE_KEPT_DAYS } from '@ownpath/domain/approval';
import { expect, test, vi } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { CommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { loadDocuments, takeDocuments } from './documents.server.ts';

const MEGABYTE = 1024 * 1024;
const session = { read: () => ({ tokens: { customerId: 'c-1' } }) } as unknown as Session;
const pdf = (byteCount = 20) => `%PDF-1.7${' '.repeat(byteCount - 8)}`;

function form(...files: readonly (readonly [kind: string, content: string])[]): FormData {
  const data = new FormData();
  // A field without a choice.
  data.append('file-ID', new File([], ''));
  for (const [kind, content] of files) data.append(`file-${kind}`, new File([content], 'name.pdf'));
  return data;
}

function shop(answer: () => unknown = () => ({ documents: [], email: null })) {
  const sent = vi.fn();
  const commerce = {
    call: async (endpoint: Endpoint, { body }: { body: unknown }) => {
      if (endpoint.id !== sendDocuments.id) return { baskets: [] };
      sent(body);
      return answer();
    },
  } as unknown as CommerceClient;
  return { sent, take: (data: FormData) => takeDocuments(commerce, session, data) };
}

test('files go to the engine by their documents, and the page of what was sent follows', async () => {
  const { sent, take } = shop();
  expect(await take(form(['BANK', pdf()], ['BANK', pdf()], ['INCOME', pdf()]))).toEqual({
    redirectTo: '/thankyou-verificationPage',
  });
  const content = Buffer.from(pdf()).toString('base64');
  const file = (kind: string) => ({ kind, name: 'name.pdf', content });
  expect(sent).toHaveBeenCalledExactlyOnceWith({ files: [file('INCOME'), file('BANK'), file('BANK')] });
});

test.each([
  ['no file', [], 422, 'missing', {}],
  ['a page of HTML', [['BANK', '<html>']], 415, 'wrong-files', { BANK: 'wrong-type' }],
  ['a file above 5 MB', [['ID', pdf(5 * MEGABYTE + 1)]], 413, 'wrong-files', { ID: 'file-too-large' }],
  ['five pages', [1, 2, 3, 4, 5].map(() => ['ID', pdf()]), 413, 'wrong-files', { ID: 'too-many-files' }],
  [
    'more than 8 MB',
    ['ID', 'BANK', 'INCOME'].map((kind) => [kind, pdf(4 * MEGABYTE)]),
    413,
    'too-large-in-sum',
    {},
  ],
] as const)('%s is refused with words', async (_, files, status, problem, fields) => {
  const { sent, take } = shop();
  const taken = await take(form(...(files as [string, string][])));
  expect(taken).toEqual({ status, returned: { problem, fields } });
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  [429, 'TooManyRequests', 'too-many-requests', 429],
  [504, 'Timeout', 'unavailable', 503],
  [500, 'InternalError', 'unavailable', 503],
])('an answer of %i keeps the shopper on the form', async (status, code, problem, shown) => {
  const { take } = shop(() => {
    throw new CommerceError(sendDocuments.id, status, { code });
  });
  expect(await take(form(['BANK', pdf()]))).toEqual({ status: shown, returned: { problem, fields: {} } });
});

test('a visitor without a session is asked for nothing', async () => {
  const call = vi.fn();
  const nobody = { read: () => ({}) } as unknown as Session;
  const view = await loadDocuments({ call } as unknown as CommerceClient, nobody);
  expect(view).toEqual({ documents: [], email: null, hasCart: false, keptDays: DEFAULT_FILE_KEPT_DAYS });
  expect(call).not.toHaveBeenCalled();
});
