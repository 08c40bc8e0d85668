import { expect, test } from 'vitest';
import { neededDocuments } from './index.ts';

const asked = { isRequired: true, isSatisfied: false };

test('required documents are needed until they are accepted', () => {
  const documents = [
    { kind: 'INCOME', ...asked },
    { kind: 'ID', ...asked },
    { kind: 'RESIDENCE', ...asked, isRequired: false },
    { kind: 'REFERENCES', ...asked, isSatisfied: true },
  ] as const;
  expect(neededDocuments(documents, false)).toEqual(['ID', 'INCOME']);
});

test('high risk asks for the bank account, once', () => {
  expect(neededDocuments([], true)).toEqual(['BANK']);
  expect(neededDocuments([{ kind: 'BANK', ...asked }], true)).toEqual(['BANK']);
  expect(neededDocuments([{ kind: 'BANK', ...asked, isSatisfied: true }], true)).toEqual([]);
});
