/** When the modal opens. */
export type DealsModalTimes = {
  /** Milliseconds without a touch before it opens on the home page, and on any other. */
  readonly homeMs: number;
  readonly otherMs: number;
  /** Paths where it never opens, with all below them; without the site's and the locale's prefix. */
  readonly excluded: readonly string[];
};

const withoutSlash = (path: string) => path.replace(/\/+$/, '');

/** Milliseconds before the modal opens on a page; null where it never does. */
export function delayOn(pathname: string, { homeMs, otherMs, excluded }: DealsModalTimes): number | null {
  const path = withoutSlash(pathname);
  const isExcluded = excluded
    .map(withoutSlash)
    .some((parent) => path === parent || (parent !== '' && path.startsWith(`${parent}/`)));
  if (isExcluded) return null;
  return path === '' ? homeMs : otherMs;
}
