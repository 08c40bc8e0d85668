import { categoryInterestScore } from '@ownpath/domain/account';
import { isCalendarDate } from '@ownpath/domain/dates';
import { keepCookie, readCookie } from '../../browser-storage.ts';

const COOKIE_NAME = 'categoryViews';
/** Specification section 9. */
const COOKIE_DAYS = 30;
/** The cookie travels with every request. */
const MAX_CATEGORIES = 15;

type Views = { readonly id: string; readonly count: number; readonly lastOn: string };

/** Counts a view of a category in this browser. @returns the category's interest score */
export function viewCategory(id: string): number {
  const { cookie, interestScore } = countView(
    readCookie(COOKIE_NAME),
    id,
    new Date().toLocaleDateString('sv'),
  );
  keepCookie(COOKIE_NAME, cookie, COOKIE_DAYS);
  return interestScore;
}

/**
 * @param cookie `<category>.<views>.<day of the last one>`, the latest first, joined by `~`
 * @param today day in the visitor's own time zone
 * @returns the next cookie, and views by days since the one before this
 */
export function countView(
  cookie: string | null,
  id: string,
  today: string,
): { readonly cookie: string; readonly interestScore: number } {
  const kept = parseViews(cookie);
  const before = kept.find((views) => views.id === id);
  const count = (before?.count ?? 0) + 1;
  const views = [{ id, count, lastOn: today }, ...kept.filter((other) => other.id !== id)];
  return {
    cookie: views
      .slice(0, MAX_CATEGORIES)
      .map(({ id, count, lastOn }) => `${id}.${count}.${lastOn}`)
      .join('~'),
    interestScore: categoryInterestScore(count, before?.lastOn ?? today, today),
  };
}

function parseViews(cookie: string | null): Views[] {
  return (cookie ?? '').split('~').flatMap((text) => {
    const [, id = '', count = '', lastOn = ''] = /^([\w-]{1,100})\.(\d{1,5})\.([\d-]{10})$/.exec(text) ?? [];
    return isCalendarDate(lastOn) ? [{ id, count: Number(count), lastOn }] : [];
  });
}
