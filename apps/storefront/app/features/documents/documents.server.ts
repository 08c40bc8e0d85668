import { type DocumentsState, getDocuments, sendDocuments } from '@ownpath/contracts/checkout';
import {
  DEFAULT_FILE_KEPT_DAYS,
  DOCUMENT_KINDS,
  type DocumentKind,
  documentLimitBroken,
  documentMediaType,
} from '@ownpath/domain/approval';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { THANK_YOU_HREF } from '../../shared/documents/document-links.ts';
import { findBasket } from '../../shared/shopper/current-basket.server.ts';

export type DocumentsView = DocumentsState & { readonly hasCart: boolean };

type FileProblem = 'file-too-large' | 'too-many-files' | 'wrong-type';

/** Why a form was not taken. Files can't be filled in again: the shopper chooses them once more. */
export type DocumentsReturned = {
  readonly problem:
    | 'missing'
    | 'too-large-in-sum'
    | 'wrong-files'
    | 'infected'
    | 'too-many-requests'
    | 'unavailable';
  readonly fields: Partial<Record<DocumentKind, FileProblem>>;
};

const NOTHING: DocumentsView = {
  documents: [],
  email: null,
  keptDays: DEFAULT_FILE_KEPT_DAYS,
  hasCart: false,
};

/** What is asked for and what was handed in; nothing for a visitor without a session. */
export async function loadDocuments(commerce: CommerceClient, session: Session): Promise<DocumentsView> {
  if (session.read().tokens === undefined) return NOTHING;
  const basketId = await cartOf(commerce, session);
  const state = await commerce.call(getDocuments, { body: { ...(basketId !== null && { basketId }) } });
  return { ...state, hasCart: basketId !== null };
}

async function cartOf(commerce: CommerceClient, session: Session): Promise<string | null> {
  const basket = await findBasket(commerce, session);
  return basket && basket.items.length > 0 ? basket.basketId : null;
}

type SentFile = { readonly kind: DocumentKind; readonly name: string; readonly bytes: Buffer };

async function readFiles(form: FormData): Promise<SentFile[]> {
  const files: SentFile[] = [];
  for (const kind of DOCUMENT_KINDS) {
    for (const entry of form.getAll(`file-${kind}`)) {
      // A field without a choice is sent as an empty file.
      if (!(entry instanceof File) || entry.size === 0) continue;
      files.push({ kind, name: entry.name.slice(0, 255), bytes: Buffer.from(await entry.arrayBuffer()) });
    }
  }
  return files;
}

function problemOf(files: readonly SentFile[]): FileProblem | null {
  const broken = documentLimitBroken(files.map(({ kind, bytes }) => ({ kind, byteCount: bytes.byteLength })));
  if (broken === 'file-too-large' || broken === 'too-many-files') return broken;
  return files.some(({ bytes }) => documentMediaType(bytes) === null) ? 'wrong-type' : null;
}

function checkFiles(files: readonly SentFile[]): { status: number; returned: DocumentsReturned } | null {
  if (files.length === 0) return { status: 422, returned: { problem: 'missing', fields: {} } };
  const found = DOCUMENT_KINDS.flatMap((kind) => {
    const problem = problemOf(files.filter((file) => file.kind === kind));
    return problem ? [[kind, problem] as const] : [];
  });
  if (found.length > 0) {
    const isLarge = found.some(([, problem]) => problem !== 'wrong-type');
    return {
      status: isLarge ? 413 : 415,
      returned: { problem: 'wrong-files', fields: Object.fromEntries(found) },
    };
  }
  const sizes = files.map(({ kind, bytes }) => ({ kind, byteCount: bytes.byteLength }));
  const isTooLarge = documentLimitBroken(sizes) !== null;
  return isTooLarge ? { status: 413, returned: { problem: 'too-large-in-sum', fields: {} } } : null;
}

/** Hands in the files of a form: of the cart's documents, or in the account of those that the approval asks for. */
export async function takeDocuments(
  commerce: CommerceClient,
  session: Session | null,
  form: FormData,
  thenTo = THANK_YOU_HREF,
): Promise<
  { readonly redirectTo: string } | { readonly status: number; readonly returned: DocumentsReturned }
> {
  const files = await readFiles(form);
  const wrong = checkFiles(files);
  if (wrong) return wrong;
  const basketId = session && (await cartOf(commerce, session));
  try {
    await commerce.call(sendDocuments, {
      body: {
        ...(basketId !== null && { basketId }),
        files: files.map(({ kind, name, bytes }) => ({ kind, name, content: bytes.toString('base64') })),
      },
    });
    return { redirectTo: thenTo };
  } catch (error) {
    if (isCommerceError(error, 'TooManyRequests')) {
      return { status: 429, returned: { problem: 'too-many-requests', fields: {} } };
    }
    if (isCommerceError(error, 'InfectedFile')) {
      return { status: 400, returned: { problem: 'infected', fields: {} } };
    }
    if (!isCommerceError(error) || error.status < 500) throw error;
    return { status: 503, returned: { problem: 'unavailable', fields: {} } };
  }
}
