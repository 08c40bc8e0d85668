import { expect, test } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { loadAccount } from './load-account.server.ts';

const METHOD = { id: 'm1', alertName: '0123456789abcdef' };

/** A platform that answers the account's calls. */
const shopWith = (agreement: readonly object[], answers: object = {}) =>
  ({
    call: async () => ({
      agreement,
      clubInfoResponse: { memberships: [] },
      paymentDetails: [],
      accountBalance: [],
      paymentMethods: [METHOD],
      alerts: [],
      hasOnlyEarlyAgreements: false,
      ...answers,
    }),
  }) as unknown as CommerceClient;
const agreement = (refCode: string, fields: object = {}) => ({
  agreementId: 'a1',
  agreementNumber: 'n1',
  name: 'Sofa',
  type: 'rental-purchase',
  isClub: false,
  refCode,
  statusRef: 'A',
  daysLate: 0,
  ...fields,
});

test.each([
  ['an active agreement', agreement('ACTIVE'), true],
  ['one that is invoiced', agreement('PRELIMINV'), true],
  ['one that is paid and not delivered', agreement('PRELIMPAID'), true],
  ['one without a payment', agreement('PENDING'), false],
  ['one that is paid off', agreement('PAIDOFF'), false],
  ['an active membership', agreement('ACTIVE', { isClub: true, type: 'club' }), true],
  ['an ended membership', agreement('ACTIVE', { isClub: true, type: 'club', statusRef: 'I' }), false],
  ['a note', agreement('RETURNED', { type: 'note' }), true],
  ['a note that is pending', agreement('PENDING', { type: 'note' }), false],
])('%s is shown: %s', async (_, one, isShown) => {
  expect((await loadAccount(shopWith([one]))).agreements).toHaveLength(isShown ? 1 : 0);
});

test('the late ones come first; what is paid off is owned', async () => {
  const late = agreement('ACTIVE', { agreementId: 'late', daysLate: 3 });
  const account = await loadAccount(shopWith([agreement('ACTIVE'), late, agreement('PAIDOFF')]));
  expect(account.agreements.map(({ agreementId }) => agreementId)).toEqual(['late', 'a1']);
  expect(account.owned).toEqual([{ agreementNumber: 'n1', name: 'Sofa' }]);
});

test('what was taken back stays in reach, memberships and notes apart', async () => {
  const ended = [
    agreement('RETURNED'),
    agreement('EXCHANGED', { agreementNumber: 'n2' }),
    agreement('RETURNED', { type: 'note' }),
    agreement('RETURNED', { type: 'club', isClub: true }),
  ];
  expect((await loadAccount(shopWith(ended))).takenBack).toEqual([
    { agreementNumber: 'n1', name: 'Sofa', isExchanged: false },
    { agreementNumber: 'n2', name: 'Sofa', isExchanged: true },
  ]);
});

test('each agreement has its credit, and an alert by a hash its card', async () => {
  const balance = { accountType: 'SUSP', balanceCents: 500, storeNumber: '04217' };
  const account = await loadAccount(
    shopWith([agreement('ACTIVE')], {
      accountBalance: [
        { ...balance, agreementId: 'a1' },
        { ...balance, agreementId: 'a2' },
        { ...balance, accountType: 'COA', balanceCents: 250 },
      ],
      alerts: ['0123456789abcdef', 'NotEnrolledInAnyAutoPay'],
    }),
  );
  expect([account.agreements[0]?.creditCents, account.accountCreditCents]).toEqual([500, 250]);
  expect(account.alerts).toEqual([
    { name: '0123456789abcdef', card: METHOD },
    { name: 'NotEnrolledInAnyAutoPay', card: null },
  ]);
});

test('a signed agreement that is not paid yet has its order on the page', async () => {
  const withOrder = (refCode: string, orderNo: string) => ({ ...agreement(refCode), orderNo });
  const account = await loadAccount(
    shopWith([withOrder('PENDING', 'unpaid'), withOrder('ACTIVE', 'rented'), withOrder('PAIDOFF', 'owned')]),
  );
  expect(account.orderNos).toEqual(['rented', 'owned']);
});

test('only memberships with status A are shown, with a rental or of their own', async () => {
  const membership = (agreementNumber: string, agreementStatusRef: string) => ({
    agreementNumber,
    agreementStatusRef,
  });
  const memberships = [membership('active', 'A'), membership('ended', 'I')];
  const account = await loadAccount(shopWith([], { clubInfoResponse: { memberships } }));
  expect(account.memberships).toEqual(['active']);
});
