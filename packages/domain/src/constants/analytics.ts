/** Most events that a page sends, and the collector takes, in one call. */
export const MAX_COLLECTED_EVENTS = 100;
