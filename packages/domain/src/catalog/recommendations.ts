export type RecommendationCandidate = {
  readonly id: string;
  /** Every category that the product is in, those above included. */
  readonly categoryIds: readonly string[];
};

/** Ids of the categories that complete a category, the most useful first. Data of the retailer. */
export type CompletingCategories = Readonly<Record<string, readonly string[]>>;

/**
 * The kinds of thing that complete the subjects: tables for a sofa. A kind that is among the subjects already completes
 * nothing.
 */
export function completingKindsOf(
  subjects: readonly Pick<RecommendationCandidate, 'categoryIds'>[],
  completing: CompletingCategories,
): string[] {
  const owned = new Set(subjects.flatMap(({ categoryIds }) => categoryIds));
  const kinds = [...owned].flatMap((id) => (Object.hasOwn(completing, id) ? (completing[id] ?? []) : []));
  return [...new Set(kinds)].filter((kind) => !owned.has(kind));
}

export type RecommendationRules = {
  /** The subjects, what stands on the page and what is in the cart. */
  readonly excludedIds: readonly string[];
  /** Categories that the shopper's store does not rent. */
  readonly restrictedCategoryIds: readonly string[];
  /** Kinds to put first, by `completingKindsOf`; empty to keep the order of the candidates. */
  readonly kinds: readonly string[];
  readonly limit: number;
};

/**
 * The products to recommend, each once: first those that complete the subjects, one of each kind in turn, then the others.
 * Otherwise the order of the candidates is kept.
 */
export function chooseRecommendations<Candidate extends RecommendationCandidate>(
  candidates: readonly Candidate[],
  { excludedIds, restrictedCategoryIds, kinds, limit }: RecommendationRules,
): Candidate[] {
  const seen = new Set(excludedIds);
  const allowed = candidates.filter(({ id, categoryIds }) => {
    if (seen.has(id) || categoryIds.some((category) => restrictedCategoryIds.includes(category)))
      return false;
    seen.add(id);
    return true;
  });
  const kindOf = ({ categoryIds }: Candidate) => kinds.find((kind) => categoryIds.includes(kind));
  const others = allowed.filter((candidate) => kindOf(candidate) === undefined);
  const byKind = kinds.map((kind) => allowed.filter((candidate) => kindOf(candidate) === kind));
  return [...takeInTurn(byKind), ...others].slice(0, limit);
}

function takeInTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}
