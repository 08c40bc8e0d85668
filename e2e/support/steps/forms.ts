import type { APIResponse, Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { english, type Words } from '../words.ts';
import { CUSTOMER, newEmail, PASSWORD } from './account.ts';
import { APPLICANT, nextPayday } from './application.ts';
import { SOFA } from './catalog.ts';
import { PLANO } from './store.ts';

/**
 * What leads up to a journey's own subject is sent by the forms of the pages, as without JavaScript, instead of being
 * walked. The pages themselves are walked by the main job and by journeys of their own.
 */
async function sendForm(page: Page, path: string, form: Record<string, string>): Promise<APIResponse> {
  const answer = await postForm(page, path, form);
  expect(answer.status(), await answer.text()).toBe(302);
  return answer;
}

/** Sends a form as a browser without JavaScript does, and follows no redirect. */
export async function postForm(page: Page, path: string, form: Record<string, string>): Promise<APIResponse> {
  const { origin } = new URL(
    page.url().startsWith('http') ? page.url() : (await page.request.head('/healthz')).url(),
  );
  const headers = { Accept: 'text/html', Origin: origin, 'Sec-Fetch-Dest': 'document' };
  return page.request.post(origin + path, { form, headers, maxRedirects: 0 });
}

/** A customer who has just registered, and is signed in. */
export async function haveAccount(page: Page, email = newEmail()): Promise<void> {
  const answer = await sendForm(page, '/registration', { ...CUSTOMER, email, password: PASSWORD });
  expect(answer.headers().location).toMatch(/\/account$/);
}

/** A shopper with a store: Plano's, unless another is named. */
export async function haveStore(
  page: Page,
  words: Words = english,
  storeId: string = PLANO.id,
): Promise<void> {
  const form = { storeId, returnTo: `${words.prefix}/` };
  await sendForm(page, `${words.prefix}/find-a-store`, form);
}

/** An approved shopper, with a store. */
export async function haveApproval(page: Page, ssn: string, words: Words = english): Promise<void> {
  expect(await sendApplication(page, ssn, words)).toMatch(/\/approved$/);
}

/** Applies, and returns the address of the decision's page. */
export async function sendApplication(
  page: Page,
  ssn: string,
  words: Words = english,
  home: { city: string; stateCode: string; postalCode: string } = APPLICANT,
): Promise<string> {
  const [birthMonth, birthDay, birthYear] = APPLICANT.birth;
  const answer = await sendForm(page, `${words.prefix}/instant-approval`, {
    firstName: APPLICANT.firstName,
    lastName: APPLICANT.lastName,
    email: APPLICANT.email,
    phone: APPLICANT.phone,
    birthMonth,
    birthDay,
    birthYear,
    ssn,
    address1: APPLICANT.street,
    city: home.city,
    stateCode: home.stateCode,
    postalCode: home.postalCode,
    yearsAtAddress: '3',
    monthsAtAddress: '2',
    monthlyIncome: APPLICANT.income,
    payFrequency: 'BIWEEKLY',
    nextPayday: nextPayday(),
    consent: 'on',
    idempotencyKey: crypto.randomUUID(),
  });
  return answer.headers().location ?? '';
}

/** A shopper with a store and a sofa in the cart. */
export async function haveSofa(page: Page, words: Words = english): Promise<void> {
  const form = { productId: SOFA.id, variantId: `${SOFA.id}-spruce`, condition: 'NEW' };
  await sendForm(page, words.prefix + SOFA.path, form);
}

/** A shopper with a store and a sofa in the cart, on the cart page. */
export async function openCartWithSofa(page: Page, words: Words = english): Promise<void> {
  await haveSofa(page, words);
  await page.goto(`${words.prefix}/cart`);
  await expect(page.getByRole('heading', { name: words.cart, level: 1 })).toBeVisible();
}

/** Sends the form of a checkout step as it stands on its page, with what is chosen there. */
export async function takeStep(
  page: Page,
  step: string,
  choices: Record<string, string>,
  words: Words = english,
): Promise<APIResponse> {
  if (!page.url().startsWith('http')) await page.goto(`${words.prefix}/robots.txt`);
  const path = `${words.prefix}/checkout?step=${step}`;
  const html = await readPage(page, path);
  const fields = await page.evaluate(
    ([html, name]) => {
      const parsed = new DOMParser().parseFromString(html ?? '', 'text/html');
      const form = parsed.querySelector(`input[name=step][value=${name}]`)?.closest('form');
      return form ? Object.fromEntries(new FormData(form)) : null;
    },
    [html, step],
  );
  expect(fields, `a form of ${step} at ${path}`).not.toBeNull();
  return sendForm(page, `${words.prefix}/checkout`, { ...(fields as Record<string, string>), ...choices });
}

/** The HTML of a page of the shop that is open, as its shopper gets it. */
export async function readPage(page: Page, path: string): Promise<string> {
  const headers = { Accept: 'text/html' };
  return (await page.request.get(new URL(path, page.url()).href, { headers })).text();
}
