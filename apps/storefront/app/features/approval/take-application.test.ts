import {
  checkApplicationAddress,
  getInstantApproval,
  saveApplicationDraft,
} from '@ownpath/contracts/approval';
import { expect, test } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { CommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { takeApplication } from './take-application.server.ts';

const HOME = {
  applicationStep: 'home',
  address1: '12 Elm St',
  city: 'Plano',
  stateCode: 'TX',
  postalCode: '75024',
  yearsAtAddress: '2',
};
const PERSON = { firstName: 'Maria', lastName: 'Lopez', email: 'maria@example.com', phone: '2145550142' };
const INCOME = { monthlyIncome: '2600', payFrequency: 'BIWEEKLY', nextPayday: '2026-11-27' };

async function take(
  fields: Readonly<Record<string, string>>,
  refusal?: CommerceError,
  addressRefusal?: CommerceError,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const saved: unknown[] = [];
  const commerce = {
    call: async (endpoint: unknown, { body }: { readonly body: { readonly fields: unknown } }) => {
      expect(endpoint).not.toBe(getInstantApproval);
      if (endpoint === checkApplicationAddress && addressRefusal) throw addressRefusal;
      if (endpoint !== saveApplicationDraft) return { storeId: null };
      if (refusal) throw refusal;
      saved.push(body.fields);
      return { fields: {} };
    },
  } as unknown as CommerceClient;
  const outcome = await takeApplication({
    commerce,
    session: { read: () => ({}), update: () => undefined } as unknown as Session,
    form,
    path: '/checkout',
    query: new URLSearchParams('step=wof&part=home'),
    now: new Date('2026-11-21T18:00:00Z'),
  });
  return { outcome, saved };
}

test('a step is saved, its own fields only, and leads to the next that lacks something', async () => {
  const { outcome, saved } = await take({ ...PERSON, ...HOME });
  expect(outcome).toEqual({ redirectTo: '/checkout?step=wof&part=income' });
  const { applicationStep: _, ...fields } = HOME;
  expect(saved).toEqual([fields]);
  const known = await take({ ...PERSON, ...HOME, ...INCOME });
  expect(known.outcome).toEqual({ redirectTo: '/checkout?step=wof&part=review' });
});

test('a step with an error comes back with its own errors, and nothing is saved', async () => {
  const { outcome, saved } = await take({ ...HOME, postalCode: '7502' });
  expect(outcome).toMatchObject({
    status: 422,
    returned: {
      step: 'home',
      problems: [{ field: 'postalCode', kind: 'invalid' }],
      typed: { city: 'Plano' },
    },
  });
  expect(saved).toEqual([]);
});

test('back keeps what is typed, right or not', async () => {
  const { outcome, saved } = await take({ ...HOME, postalCode: '7502', to: 'back' });
  expect(outcome).toEqual({ redirectTo: '/checkout?step=wof&part=about-you' });
  expect(saved).toMatchObject([{ postalCode: '7502' }]);
});

test('a step that can’t be saved stays; on a platform that saves none everything is asked at once', async () => {
  const failed = await take(HOME, new CommerceError('savedraft', 500, { code: 'InternalError' }));
  expect(failed.outcome).toMatchObject({ status: 503, returned: { step: 'home', failureCode: 'NotSaved' } });
  const unsupported = await take(HOME, new CommerceError('savedraft', 404, { code: 'NotFound' }));
  expect(unsupported.outcome).toMatchObject({ returned: { isWhole: true, typed: { city: 'Plano' } } });
});

test('an application whose earlier step is wrong goes back to that step', async () => {
  const { outcome } = await take({ ...PERSON, ...HOME, ...INCOME, applicationStep: 'review', city: '' });
  expect(outcome).toMatchObject({ status: 422, returned: { step: 'home' } });
});

const refusalOf = (status: number, problem: ConstructorParameters<typeof CommerceError>[2]) =>
  new CommerceError('checkaddress', status, problem);
const fieldsOf = (...codes: readonly (readonly [string, string])[]) => ({
  code: 'InvalidParameters',
  fields: codes.map(([field, code]) => ({ path: `body.${field}`, code })),
});

test.each([
  [400, fieldsOf(['postalCode', 'unknown']), { problems: [{ field: 'postalCode', kind: 'unknown' }] }],
  [
    400,
    fieldsOf(['address1', 'po-box'], ['postalCode', 'other-state']),
    {
      problems: [
        { field: 'address1', kind: 'po-box' },
        { field: 'postalCode', kind: 'other-state' },
      ],
    },
  ],
  [403, { code: 'OutsideDeliveryArea' }, { place: { kind: 'outside-area', serving: null } }],
  [403, { code: 'StateNotServed' }, { place: { kind: 'closed-state', stateCode: 'TX' } }],
])('an address that is refused with %i %j stays with what is wrong, saved', async (status, problem, said) => {
  const { outcome, saved } = await take({ ...PERSON, ...HOME }, undefined, refusalOf(status, problem));
  expect(outcome).toMatchObject({
    status: 422,
    returned: { step: 'home', typed: { city: 'Plano' }, ...said },
  });
  expect(saved).toMatchObject([{ postalCode: '75024' }]);
});

test.each([
  [404, 'NotFound'],
  [429, 'TooManyRequests'],
  [503, 'ServiceUnavailable'],
  [504, 'Timeout'],
])('an address that can’t be checked (%i %s) does not stop the application', async (status, code) => {
  const { outcome } = await take({ ...PERSON, ...HOME }, undefined, refusalOf(status, { code }));
  expect(outcome).toEqual({ redirectTo: '/checkout?step=wof&part=income' });
});
