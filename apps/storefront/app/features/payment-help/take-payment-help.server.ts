import { moveDueDate, requestHelp } from '@ownpath/contracts/servicing';
import { HELP_KINDS, HELP_MESSAGE_MAX_LENGTH } from '@ownpath/domain/servicing';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';

export type HelpReturned = { readonly code: string; readonly form: 'move' | 'ask'; readonly message: string };

type Taken =
  | { readonly done: 'moved' | 'asked' }
  | { readonly returned: HelpReturned; readonly status: number };

/** Moves the due date, or asks the store, as the form says. */
export async function takePaymentHelp(commerce: CommerceClient, form: FormData): Promise<Taken> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const isMove = text('intent') === 'move';
  const message = text('message');
  const refused = (code: string, status: number): Taken => ({
    returned: { code, form: isMove ? 'move' : 'ask', message },
    status,
  });
  try {
    if (isMove) {
      await commerce.call(moveDueDate, {
        body: {
          agreementId: text('agreementId'),
          version: Number(text('version')),
          fromDueOn: text('from'),
          toDueOn: text('to'),
        },
      });
      return { done: 'moved' };
    }
    const kind = HELP_KINDS.find((one) => one === text('kind'));
    if (!kind) return refused('KindMissing', 400);
    if (message.length > HELP_MESSAGE_MAX_LENGTH) return refused('MessageTooLong', 400);
    await commerce.call(requestHelp, {
      body: {
        requestKey: text('requestKey'),
        agreementId: text('agreementId'),
        kind,
        message: message || null,
      },
    });
    return { done: 'asked' };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    return refused(error.code, error.status);
  }
}
