import type { AgreementPaymentReceipt } from '@ownpath/contracts/servicing';
import { expect, test } from 'vitest';
import english from '../../../translations/en-US.json' with { type: 'json' };
import spanish from '../../../translations/es-US.json' with { type: 'json' };
import { receiptTexts } from './payment-texts.ts';

type Facts = Pick<AgreementPaymentReceipt, 'status' | 'debit' | 'givenBack'>;
const debitIn = (state: NonNullable<Facts['debit']>['state']) =>
  ({ state, settlesOn: '2026-11-27', returnedOn: null, returnReason: null }) as const;
const givenBack = { amountCents: 5_415, state: 'requested' } as const;

test.each<[string, Facts, string]>([
  ['pending', { status: 'pending', debit: null, givenBack: null }, 'pending'],
  ['completed', { status: 'completed', debit: null, givenBack: null }, 'completed'],
  ['a provisional debit', { status: 'completed', debit: debitIn('pending'), givenBack: null }, 'debit'],
  ['a settled debit', { status: 'completed', debit: debitIn('settled'), givenBack: null }, 'completed'],
  ['a returned debit', { status: 'failed', debit: debitIn('returned'), givenBack: null }, 'returned'],
  ['failed', { status: 'failed', debit: null, givenBack: null }, 'failed'],
  ['charged and given back', { status: 'failed', debit: null, givenBack }, 'givenBack'],
  [
    'given back by the bank',
    { status: 'failed', debit: null, givenBack: { ...givenBack, state: 'returned' } },
    'byBank',
  ],
  ['refunded', { status: 'refunded', debit: null, givenBack: null }, 'refunded'],
])('%s: a receipt of its own', (_name, facts, state) => {
  const { title, text } = receiptTexts(facts);
  expect(text).toBe(`receipt.text.${state}`);
  for (const id of [title, text]) for (const texts of [english, spanish]) expect(texts[id]).not.toBe('');
});
