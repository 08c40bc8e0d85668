import { closeAccount } from '@ownpath/contracts/profile';
import { z } from 'zod';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { answerForm } from '../../shared/account-form/account-form.server.ts';

const texts = {
  currentPassword: 'identity.error.passwordRequired',
  'currentPassword.wrong': 'identity.error.currentPassword',
  isSure: 'closing.error.isSure',
} as const;

/** @param hasPassword customers of the identity provider have none here */
export function closeOwnAccount(commerce: CommerceClient, fields: FormData, hasPassword: boolean) {
  const Form = z.object({
    isSure: z.string('required').transform(() => true as const),
    currentPassword: hasPassword ? z.string('required').min(1, 'required') : z.string().optional(),
  });
  return answerForm({ form: 'close', fields, texts }, Form, (body) => commerce.call(closeAccount, { body }), {
    AccountNotClosable: 'closing.changed',
  });
}
