import { EMAIL_MAX_LENGTH } from '@ownpath/domain/account';
import { z } from 'zod';
import { defineCustomEndpoint } from '../wire/index.ts';

/** The specification names the page only: this shape is ours. */
export const unsubscribe = defineCustomEndpoint({
  id: 'unsubscribe',
  summary: 'No more offers by e-mail, by the token of a mail’s link or a typed address; without a sign-in',
  api: 'subscriptions',
  endpoint: 'unsubscribe',
  body: z.looseObject({
    token: z.string().min(1).max(1_000).optional(),
    email: z.string().trim().max(EMAIL_MAX_LENGTH).optional(),
  }),
  response: z.object({ success: z.boolean() }),
});
