import type { Personalization, PersonalizationActivity } from '../../ports/index.ts';

/** Activities kept per visitor. */
const MAX_ACTIVITIES = 50;
/** Visitors kept; the oldest go first. */
const MAX_VISITORS = 1000;

/**
 * Recommends what this visitor, and then others, looked at last. Kept in memory: recommendations may be empty
 * at any time, so a restart loses nothing that anyone was promised.
 */
export function sandboxPersonalization(): Personalization {
  const activitiesByVisitor = new Map<string, PersonalizationActivity[]>();
  return {
    async record(activity) {
      const earlier = activitiesByVisitor.get(activity.cookieId) ?? [];
      activitiesByVisitor.delete(activity.cookieId);
      activitiesByVisitor.set(activity.cookieId, [activity, ...earlier].slice(0, MAX_ACTIVITIES));
      const [oldest] = activitiesByVisitor.keys();
      if (activitiesByVisitor.size > MAX_VISITORS && oldest !== undefined) activitiesByVisitor.delete(oldest);
    },
    async recommend({ siteId, recommender, cookieId, productIds, limit }) {
      const own = activitiesByVisitor.get(cookieId) ?? [];
      const others = [...activitiesByVisitor.values()].flat().toReversed();
      const seen = [...own, ...others]
        .filter((activity) => activity.siteId === siteId)
        .flatMap((activity) => activity.productIds)
        .filter((id) => !productIds.includes(id));
      return {
        recommenderName: recommender,
        recoUuid: `sbx-reco-${recommender}-${cookieId}`,
        productIds: [...new Set(seen)].slice(0, limit),
      };
    },
  };
}
