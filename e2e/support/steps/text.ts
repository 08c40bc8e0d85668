import type { Locator } from '@playwright/test';

/** What can be read inside a region, on one line. */
export async function textOf(region: Locator): Promise<string> {
  await region.first().waitFor();
  return (await region.allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ');
}
