import { expect as check, type ExpectMatcherState, errors, type Locator, type Page } from '@playwright/test';

type Timeout = { timeout: number };
type Checks = Record<string, (...given: unknown[]) => Promise<void>>;

const visible = (element: Locator, _: unknown, timeout: Timeout) =>
  element.waitFor({ state: 'visible', ...timeout });

/** Until the text is there in any case of its letters: the check itself is exact. */
const present = async (element: Locator, text: unknown, timeout: Timeout) => {
  if (Array.isArray(text)) return;
  await (typeof text === 'string' ? element.filter({ hasText: text }) : element).waitFor({
    state: 'attached',
    ...timeout,
  });
};

const opened = (page: Page, address: unknown, timeout: Timeout) =>
  page.waitForURL(
    ({ href }) => (address instanceof RegExp ? address.test(href) : href.endsWith(String(address))),
    { waitUntil: 'commit', ...timeout },
  );

/**
 * Playwright's check of that name, after a wait for what it needs: whenever a check finds that it has to wait, Playwright
 * describes all of the page for a report, which was a tenth of the browser's work.
 */
function checkAfter<Subject extends Locator | Page>(
  wait: (subject: Subject, expected: unknown, timeout: Timeout) => Promise<void>,
  name: string,
  optionsAt = 1,
) {
  return async function (this: ExpectMatcherState, subject: Subject, ...given: unknown[]) {
    const checks = check(subject) as unknown as Checks & { not: Checks };
    const options = given[optionsAt] as Partial<Timeout> | undefined;
    let timeout = options?.timeout ?? this.timeout;
    if (!this.isNot) {
      await wait(subject, given[0], { timeout }).catch((error) => {
        // The check says what is wrong, and need not wait again.
        if (error instanceof errors.TimeoutError) timeout = 1_000;
      });
    }
    try {
      await (this.isNot ? checks.not : checks)[name]?.(...given.slice(0, optionsAt), { ...options, timeout });
      return { pass: !this.isNot, message: () => '' };
    } catch (error) {
      return { pass: this.isNot, message: () => (error as Error).message };
    }
  };
}

/** Playwright's `expect`, which waits more cheaply. */
export const expect = check.extend({
  toBeVisible: checkAfter(visible, 'toBeVisible', 0),
  toHaveText: checkAfter(present, 'toHaveText'),
  toContainText: checkAfter(present, 'toContainText'),
  toHaveURL: checkAfter(opened, 'toHaveURL'),
}) as unknown as typeof check;
