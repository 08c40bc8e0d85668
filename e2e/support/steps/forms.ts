import type { APIResponse, Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { english, type Words } from '../words.ts';
import { newEmail, PASSWORD } from './account.ts';
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
  const form = { firstName: 'Dana', lastName: 'Whitfield', email, password: PASSWORD };
  const answer = await sendForm(page, '/registration', form);
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
  choices: Record<string, string> | ((html: string) => Promise<Record<string, string>>),
  words: Words = english,
): Promise<APIResponse> {
  if (!page.url().startsWith('http')) await page.goto(`${words.prefix}/robots.txt`);
  const answer = await readPage(page, `${words.prefix}/checkout?step=${step}`);
  const html = await answer.text();
  const fields = await page.evaluate(
    ([html, name]) => {
      const parsed = new DOMParser().parseFromString(html ?? '', 'text/html');
      const form = parsed.querySelector(`input[name=step][value=${name}]`)?.closest('form');
      return form ? Object.fromEntries(new FormData(form)) : null;
    },
    [html, step],
  );
  expect(fields, `a form of ${step} at ${answer.url()}`).not.toBeNull();
  const chosen = typeof choices === 'function' ? await choices(html) : choices;
  return sendForm(page, `${words.prefix}/checkout`, { ...(fields as Record<string, string>), ...chosen });
}

function readPage(page: Page, path: string): Promise<APIResponse> {
  return page.request.get(new URL(path, page.url()).href, { headers: { Accept: 'text/html' } });
}

/** Pays with a card and signs, up to what the e-signature provider leads back to. The terms are accepted before. */
export async function payAndSign(page: Page, number: string): Promise<void> {
  const name = `${APPLICANT.firstName} ${APPLICANT.lastName}`;
  const expiry = `12/${(new Date().getUTCFullYear() + 3) % 100}`;
  const paid = await takeStep(page, 'payment', async (html) => {
    const [frame] = /https?:[^"\\]+\/hosted-fields\/[\w-]+/.exec(html) ?? [];
    const data = { number, expiry, securityCode: '123', postalCode: APPLICANT.postalCode, nameOnCard: name };
    const token = await page.request.post(`${frame}/tokens`, { data });
    return { method: 'new-card', ...(await token.json()) };
  });
  const html = await (await readPage(page, paid.headers().location ?? '')).text();
  const [, link = ''] = /"(https?:[^"\\]+\/sign\/[^"\\]+)"/.exec(html) ?? [];
  const signing = new URL(link.replaceAll('&amp;', '&'));
  const signed = await page.request.post(signing.href, {
    form: { consent: 'yes', signerName: name, act: 'sign' },
    headers: { Origin: signing.origin },
    maxRedirects: 0,
  });
  await page.goto(signed.headers().location ?? '');
}
