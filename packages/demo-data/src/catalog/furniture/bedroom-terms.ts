/** Terms shared by several shelves. */
export const fourPieces = ['Bed, dresser, mirror, nightstand', 'Cama, cómoda, espejo y buró'] as const;
export const fivePieces = [
  'Bed, dresser, mirror, chest, nightstand',
  'Cama, cómoda, espejo, cajonera y buró',
] as const;
