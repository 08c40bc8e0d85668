import { MessageForm } from '@ownpath/contracts/forms';
import { sendStoreMessage } from '@ownpath/contracts/store-messages';
import { NO_STORE_NUMBER } from '@ownpath/domain/stores';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { type FormProblem, parseForm } from '../../platform/forms/parse-form.server.ts';

/** Back to the form: what was typed, and why it was not sent. */
export type MessageReturned = {
  readonly typed: {
    readonly topic: string;
    readonly agreement: string;
    readonly message: string;
    readonly email: string;
  };
  readonly problems: readonly FormProblem[];
  readonly failureCode: string | null;
  readonly waitSeconds: number | null;
};

type Sent =
  | { readonly answerBy: string; readonly answeringStore: string }
  | { readonly returned: MessageReturned };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Sends a message to the visitor's store, or to the head office without one; about an agreement, to its store. The form's
 * key makes a repeat the same message.
 */
export async function writeToStore(
  commerce: CommerceClient,
  form: FormData,
  storeId: string | null,
): Promise<Sent> {
  const text = (name: string) => String(form.get(name) ?? '');
  const typed = {
    topic: text('topic'),
    agreement: text('agreement'),
    message: text('message'),
    email: text('email').trim(),
  };
  const back = (change: Partial<MessageReturned>): Sent => ({
    returned: { typed, problems: [], failureCode: null, waitSeconds: null, ...change },
  });
  const parsed = parseForm(MessageForm, { ...typed, topic: typed.topic || undefined });
  if (!parsed.ok) return back({ problems: parsed.problems });
  const requestKey = UUID.test(text('requestKey')) ? text('requestKey') : crypto.randomUUID();
  try {
    const agreementNumber = typed.topic === 'my-agreement' && typed.agreement !== '' ? typed.agreement : null;
    const body = { ...parsed.value, agreementNumber, requestKey, storeNumber: storeId ?? NO_STORE_NUMBER };
    return await commerce.call(sendStoreMessage, { body });
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    return back({ failureCode: error.code, waitSeconds: error.retryAfterSeconds });
  }
}
