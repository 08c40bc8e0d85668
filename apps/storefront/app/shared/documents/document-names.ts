export const documentNameIds = {
  ID: 'documents.id',
  INCOME: 'documents.income',
  RESIDENCE: 'documents.residence',
  REFERENCES: 'documents.references',
  BANK: 'documents.bank',
} as const;

/** What counts as each. */
export const documentExampleIds = {
  ID: 'documents.idExample',
  INCOME: 'documents.incomeExample',
  RESIDENCE: 'documents.residenceExample',
  REFERENCES: 'documents.referencesExample',
  BANK: 'documents.bankExample',
} as const;

/** A document as a file: what shows the bank account is a statement. */
export const fileNameIds = { ...documentNameIds, BANK: 'documents.statement' } as const;
