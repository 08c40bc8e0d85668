import { EMAIL } from '@ownpath/domain/forms';
import { MESSAGE_MAX_LENGTH, MESSAGE_TOPICS } from '@ownpath/domain/servicing';
import { z } from 'zod';
import { REQUIRED, textField } from './form-field.ts';

/** A message to a store, answered by e-mail. */
export const MessageForm = z.object({
  topic: z.enum(MESSAGE_TOPICS, REQUIRED),
  message: textField({ required: true, maxLength: MESSAGE_MAX_LENGTH }),
  email: textField(EMAIL),
});
