import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { findViolations } from '../axe.ts';
import { editDatabase, type ShopDatabase } from '../database.ts';
import { expect } from '../expect.ts';
import { expectStep } from './checkout.ts';

/** The row of a mailed link. */
export async function insertOrderLink(
  database: ShopDatabase,
  orderNo: string,
  token = `link-of-${orderNo}`,
): Promise<string> {
  const hash = createHash('sha256').update(token).digest('base64url');
  const row = `INSERT INTO order_links (token_hash, order_no, created_at, expires_at)
    VALUES ($1, $2, now(), now() + interval '1 hour')`;
  await editDatabase(database, row, [hash, orderNo]);
  return token;
}

export async function openOrderLink(page: Page, token: string): Promise<void> {
  await page.goto(`/orders/open?token=${token}`);
  await page.getByRole('button', { name: 'Open your order' }).click();
}

/** Opened by link on another device: no empty cart, but where the signed order is paid. */
export async function expectUnpaidElsewhere(page: Page, orderNo: string, token: string): Promise<void> {
  await openOrderLink(page, token);
  await expectStep(page, 'Your first payment is still due');
  expect(await findViolations(page, 'unpaid order of another device')).toEqual([]);
  await page.goto(`/checkout?step=docu-sign&orderNo=${orderNo}`);
  await expectStep(page, 'Your first payment is still due');
  await page.goto(`/es-us/checkout/confirmation/${orderNo}`);
  await expectStep(page, 'Falta su primer pago');
  await page.goto('/docusign-redirect');
  await expectStep(page, 'Your orders');
}
