import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Changes } from './commerce-engine.ts';
import { type Basis, createPageCache, toCachedPage } from './page-cache.ts';

const KEYS = ['a', 'b', 'c', 'd'];
/** One change after another: of some keys, of anything, or of anything elsewhere, which leaves the state as it is. */
const changeOf = fc.oneof(fc.subarray(KEYS, { minLength: 1 }), fc.constantFrom('anything', 'elsewhere'));

/** What is announced, as the engine counts it, and the state of the catalogue in the page's store. */
function countChanges() {
  let [catalog, whole, state] = [0, 0, 0];
  let changedAt = new Map<string, number>();
  // Asked for again only after a change that may concern any page.
  let askedState = 0;
  return {
    note(change: string | readonly string[]) {
      catalog += 1;
      if (change !== 'elsewhere') state += 1;
      if (typeof change !== 'string') {
        for (const key of change) changedAt.set(key, catalog);
        return;
      }
      [whole, askedState] = [catalog, state];
      changedAt = new Map();
    },
    read(): { changes: Changes; basis: Basis } {
      const known = changedAt;
      const hasChanged = (keys: readonly string[], since: number) =>
        keys.some((key) => (known.get(key) ?? 0) > since);
      const changes = { catalog, whole, content: 0, hasChanged };
      return { changes, basis: { state: String(askedState), place: 'plano', catalog, content: 0 } };
    },
  };
}

test('a page is never shown after a change of what it depends on, and stays after changes of other things', async () => {
  const changes = fc.array(fc.record({ change: changeOf, isViewed: fc.boolean() }), { maxLength: 12 });
  const keys = fc.option(fc.subarray(KEYS));
  await fc.assert(
    fc.asyncProperty(fc.array(changeOf, { maxLength: 3 }), keys, changes, async (earlier, shown, later) => {
      const pages = createPageCache();
      const log = countChanges();
      for (const change of earlier) log.note(change);
      const page = { status: 200, headers: [], html: '' };
      pages.keep(
        'page',
        await toCachedPage(page, { basis: log.read().basis, keys: shown }, performance.now()),
      );
      let isStale = false;
      let isOnlyKeys = true;
      const isShown = () => {
        const { changes: now, basis } = log.read();
        return pages.find('page', basis, now) !== null;
      };
      for (const { change, isViewed } of later) {
        log.note(change);
        const isKeyed = typeof change !== 'string';
        isOnlyKeys &&= isKeyed;
        if (isKeyed) isStale ||= shown === null || change.some((key) => shown.includes(key));
        else isStale ||= change === 'anything';
        if (!isViewed) continue;
        if (isStale) expect(isShown()).toBe(false);
        else if (isOnlyKeys) expect(isShown()).toBe(true);
        else isShown();
      }
    }),
    { numRuns: 500 },
  );
});
