import type { Locator, Page } from '@playwright/test';

/**
 * Presses a button, and again in the very moment in which the first press is sent, before the page can show that it is
 * under way. Returns the addresses that were posted to; there are more of them once the page has been answered.
 */
export async function pressTwice(page: Page, button: Locator): Promise<readonly string[]> {
  const posted: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.endsWith('.data')) posted.push(pathname);
  });
  await button.evaluate((element: HTMLElement) => {
    const send = window.fetch;
    window.fetch = (input, init) => {
      const answer = send(input, init);
      if ((init?.method ?? (input as Request).method)?.toUpperCase() === 'POST') {
        window.fetch = send;
        element.click();
      }
      return answer;
    };
    element.click();
  });
  return posted;
}
