import { z } from 'zod';
import { defineCustomEndpoint } from '../wire/index.ts';

/** A customer without a record links a running agreement. The specification names the page only: these shapes are ours. */
const api = 'agreement';

export const beginAgreementLink = defineCustomEndpoint({
  id: 'beginAgreementLink',
  summary: 'Text a code to the phone on record of an agreement. The answer is the same when none matches',
  api,
  endpoint: 'beginlink',
  access: 'registered',
  body: z.looseObject({
    agreementNumber: z.string().trim().min(1).max(20),
    phoneLast4: z.string().trim().max(4),
  }),
  response: z.object({ expiresInMinutes: z.int() }),
});

export const confirmAgreementLink = defineCustomEndpoint({
  id: 'confirmAgreementLink',
  summary: 'Link the agreement with the texted code, and with it everything on its customer record',
  api,
  endpoint: 'confirmlink',
  access: 'registered',
  body: z.looseObject({ code: z.string().trim().max(10) }),
  response: z.object({ agreementNumbers: z.array(z.string()) }),
});
