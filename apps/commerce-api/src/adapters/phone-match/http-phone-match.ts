import { sensitive } from '@ownpath/domain/sensitive';
import { z } from 'zod';
import type { PhoneMatch } from '../../ports/index.ts';
import { createJsonCaller, type JsonProvider } from '../call-json.ts';

const Text = z.string().max(200).nullable();
const Secret = z
  .string()
  .max(40)
  .nullable()
  .transform((text) => (text === null ? null : sensitive(text)));
const Person = z.object({
  firstName: Text,
  lastName: Text,
  address1: Text,
  city: Text,
  stateCode: Text,
  postalCode: Text,
  email: Text,
  dateOfBirth: Secret,
  ssn: Secret,
});
const Challenge = z.object({ challengeId: z.string().min(1).max(200) });
const Verification = z.object({ status: z.enum(['verified', 'wrong-code', 'expired']) });
const Found = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('match'),
    isPartial: z.boolean(),
    person: Person,
    customerId: z.string().max(64).nullable(),
  }),
  z.object({ status: z.literal('no-match') }),
  z.object({ status: z.literal('low-trust') }),
]);

export function httpPhoneMatch(provider: Omit<JsonProvider, 'port'>): PhoneMatch {
  const call = createJsonCaller({ ...provider, port: 'phone-match' });
  return {
    startChallenge: (request) => call('/challenges', request, Challenge),
    verifyCode: (request) => call('/verifications', request, Verification),
    lookUp: (request) => call('/look-ups', request, Found),
  };
}
