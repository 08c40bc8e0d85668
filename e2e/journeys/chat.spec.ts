import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { createSeededDatabase, editDatabase } from '../support/database.ts';
import { expect, test } from '../support/test.ts';

const windowOf = (page: Page) => page.frameLocator('iframe[title="Chat"]');
const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'sf_chat_initiate');

test('a chat loads when its button is pressed, answers in the page, goes on elsewhere, and keeps what could not be sent', async ({
  page,
  allowedProblems,
}) => {
  // The provider is down for one message.
  allowedProblems.push(/status of 503/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto('/faqs');
  const ask = page.getByRole('button', { name: 'Ask our assistant' });
  await expect(ask).toBeVisible();
  expect([asked.filter((path) => path.includes('chat.js')), await cookieOf(page)]).toEqual([[], undefined]);
  expect(await findViolations(page, 'the button')).toEqual([]);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /[Cc]hat|assistant/ })).toHaveCount(0);

  await page.goto('/faqs');
  await ask.click();
  const chat = windowOf(page);
  await expect(chat.getByText('virtual assistant. Ask me about orders')).toBeVisible();
  const cookie = await cookieOf(page);
  expect(cookie?.value).toBe('bot');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400;
  expect(days).toBeGreaterThan(0.99);
  expect(days).toBeLessThanOrEqual(1);
  const message = chat.getByLabel('Your message');
  await expect(message).toBeFocused();
  await message.fill('Where is my order?');
  await message.press('Enter');
  await expect(chat.getByText('Your Orders shows where each order stands.')).toBeVisible();
  await expect(message).toHaveValue('');
  await message.fill('I am lost');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByText('Your message was not sent. Please try again.')).toBeVisible();
  await expect(message).toHaveValue('I am lost');
  expect(await findViolations(page, 'the window')).toEqual([]);

  await message.press('Escape');
  const back = page.getByRole('button', { name: 'Back to your chat' });
  await expect(back).toBeFocused();
  await page.goto('/cart');
  await back.click();
  await expect(windowOf(page).getByText('Where is my order?')).toBeVisible();
  await windowOf(page).getByRole('button', { name: 'End the chat' }).click();
  await expect(page.locator('iframe[title="Chat"]')).toHaveCount(0);
  await expect(back).toBeFocused();
});

test('a provider that does not come: the page says so and names another way, in Spanish on a phone', async ({
  page,
  ownShop,
  allowedProblems,
}) => {
  allowedProblems.push(/status of 404/);
  const database = await createSeededDatabase();
  await editDatabase(database, 'update custom_preferences set value = $1 where key = $2', [
    JSON.stringify('/scripts/no-chat.js'),
    'sfChat_scriptURL',
  ]);
  const shop = await ownShop({ database });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/es-us/contact-us`);
  await page.getByRole('button', { name: 'Chatee con nosotros' }).click();
  await expect(page.getByText('El chat no está disponible en este momento.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  expect(await findViolations(page, 'no chat')).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByText('El chat no está disponible en este momento.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Volver al chat' })).toBeFocused();
});
