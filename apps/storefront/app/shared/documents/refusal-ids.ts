/** Why a document was not accepted. */
export const refusalIds = {
  unreadable: 'documents.refused.unreadable',
  'page-missing': 'documents.refused.page-missing',
  'wrong-document': 'documents.refused.wrong-document',
} as const;
