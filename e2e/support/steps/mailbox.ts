import type { Page } from '@playwright/test';
import { expect } from '../expect.ts';

type Wanted = {
  /** The part of the message that is wanted; all of it otherwise. */
  readonly part?: RegExp;
  /** Of a shop of the journey's own. */
  readonly sandboxOrigin?: string;
};

/** What the newest message to an address or phone says in the sandbox's mailbox, once a job has sent one with that part. */
export async function readMessage(desk: Page, recipient: string, wanted: Wanted = {}): Promise<string> {
  const { part = /.+/s, sandboxOrigin = process.env.SHOP_SANDBOX_ORIGIN } = wanted;
  const message = desk.locator('pre').filter({ hasText: part }).first();
  await expect(async () => {
    await desk.goto(`${sandboxOrigin}/desk?to=${encodeURIComponent(recipient)}`);
    await expect(message).toBeAttached({ timeout: 500 });
  }).toPass();
  return part.exec((await message.textContent()) ?? '')?.[0] ?? '';
}
