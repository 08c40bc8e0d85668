/** Not a browser without a screen or a command line, which may be a shopper's; CUBOT makes telephones. */
const CRAWLER = /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit/i;

/** Whether a search engine, or another index of pages, asks. */
export function isCrawler(userAgent: string | null): boolean {
  return userAgent !== null && CRAWLER.test(userAgent);
}
