/** What a line needs of the stock. */
export type Demand = {
  /** Of a used line; null when any piece of the product will do. */
  readonly inventoryNumber: string | null;
  readonly productId: string;
  /** Null when any color will do. */
  readonly variantId: string | null;
  readonly pieces: number;
};

export type HeldPiece = {
  readonly inventoryNumber: string;
  readonly productId: string;
  readonly variantId: string;
  readonly isUsed: boolean;
};

/** From what only one piece answers to what any does, so that no piece is kept for a line that another would do for. */
const narrowness = ({ inventoryNumber, variantId }: Demand): number => {
  if (inventoryNumber !== null) return 0;
  return variantId === null ? 2 : 1;
};

const answers = (piece: HeldPiece, demand: Demand): boolean =>
  demand.inventoryNumber === null
    ? !piece.isUsed &&
      piece.productId === demand.productId &&
      (demand.variantId === null || piece.variantId === demand.variantId)
    : piece.inventoryNumber === demand.inventoryNumber;

/** The held pieces that no line needs; of those that do for a line, the first ones are kept. */
export function surplusOf<Piece extends HeldPiece>(
  held: readonly Piece[],
  demands: readonly Demand[],
): Piece[] {
  let left = [...held];
  for (const demand of demands.toSorted((a, b) => narrowness(a) - narrowness(b))) {
    const kept = new Set(left.filter((piece) => answers(piece, demand)).slice(0, demand.pieces));
    left = left.filter((piece) => !kept.has(piece));
  }
  return left;
}
