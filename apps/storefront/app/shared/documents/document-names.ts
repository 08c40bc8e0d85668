export const documentNameIds = {
  ID: 'documents.id',
  INCOME: 'documents.income',
  RESIDENCE: 'documents.residence',
  REFERENCES: 'documents.references',
  BANK: 'documents.bank',
} as const;
