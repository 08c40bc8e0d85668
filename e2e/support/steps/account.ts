import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { requestGuestToken } from '../guest-token.ts';

export const PASSWORD = 'Strong-pass7';
/** Who registers. */
export const CUSTOMER = { firstName: 'Dana', lastName: 'Whitfield' } as const;

export type Account = { readonly email: string; readonly firstName: string };

let made = 0;

/** An address that no other journey has. */
export function newEmail(domain = 'example.com'): string {
  made += 1;
  return `shopper-${process.pid}-${Date.now()}-${made}@${domain}`;
}

/** Registers a customer by the API, as another device would have done before. */
export async function registerAccount(
  request: APIRequestContext,
  shopUrl: string,
  { firstName = 'Maria', email = newEmail() }: Partial<Account> = {},
): Promise<Account> {
  const token = await requestGuestToken(request, shopUrl);
  const path = '/mobify/proxy/api/customer/shopper-customers/v1/organizations/f_ecom_ownp_001/customers';
  const response = await request.post(`${shopUrl}${path}?siteId=rowan`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { customer: { firstName, lastName: 'Delgado', email, login: email }, password: PASSWORD },
  });
  expect(response.status()).toBe(200);
  return { email, firstName };
}

/** Registers on the shop's own page; the page is the account's then. */
export async function registerOnPage(page: Page, email = newEmail()): Promise<void> {
  await page.goto('/registration');
  const form = page.getByRole('main');
  await form.getByLabel('First name').fill(CUSTOMER.firstName);
  await form.getByLabel('Last name').fill(CUSTOMER.lastName);
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/account$/);
}

/** Wrong passwords, ten and more. They are counted by the quarter of an hour, which may end in between. */
export async function tryUntilRefused(
  request: APIRequestContext,
  shopUrl: string,
  email: string,
): Promise<void> {
  const form = { email, password: 'Wrong-pass7' };
  let [tries, status] = [0, 401];
  while (status === 401) {
    status = (await request.post(`${shopUrl}/login`, { form, headers: { Accept: 'text/html' } })).status();
    tries += 1;
    expect(tries).toBeLessThan(25);
  }
  expect(status).toBe(429);
}

/** Texts of signing in and out, in both languages. */
export const accountWords = {
  english: {
    prefix: '',
    signIn: 'Sign in',
    welcome: 'Welcome Back',
    email: 'Email',
    password: 'Password',
    submit: 'Sign In',
    signedIn: 'Welcome back! You’re signed in.',
    myAccount: 'My Account',
    signOut: 'Sign Out',
    emailRequired: 'Please enter your email address.',
    passwordRequired: 'Please enter your password.',
    wrong: "Something's not right with your email or password. Try again.",
    tooMany: /^Too many tries\. Please try again in \d+ minutes?, or get a link by email to sign in now\.$/,
    unavailable: 'We can’t reach your account right now. Please try again in a few minutes.',
  },
  spanish: {
    prefix: '/es-us',
    signIn: 'Iniciar sesión',
    welcome: 'Le damos la bienvenida',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    signedIn: '¡Hola de nuevo! Ya inició sesión.',
    myAccount: 'Mi cuenta',
    signOut: 'Cerrar sesión',
    emailRequired: 'Escriba su correo electrónico.',
    passwordRequired: 'Escriba su contraseña.',
    wrong: 'Algo no está bien con su correo electrónico o contraseña. Inténtelo de nuevo.',
    tooMany:
      /^Fueron demasiados intentos\. Inténtelo de nuevo en \d+ minutos? o pida un enlace por correo electrónico para iniciar sesión ahora\.$/,
    unavailable: 'No podemos acceder a su cuenta en este momento. Inténtelo de nuevo en unos minutos.',
  },
} as const;

type Words = (typeof accountWords)['english' | 'spanish'];

export function signInLink(page: Page, words: Words = accountWords.english): Locator {
  return page
    .getByRole('banner')
    .getByRole('link', { name: words.signIn, exact: true })
    .filter({ visible: true });
}

/** Opens the sign-in dialog from the header. */
export async function openSignIn(page: Page, words: Words = accountWords.english): Promise<Locator> {
  await signInLink(page, words).click();
  const dialog = page.getByRole('dialog', { name: words.welcome });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Fills a login form, of the dialog or of the page, and sends it. */
export async function logIn(
  form: Locator,
  email: string,
  password: string = PASSWORD,
  words: Words = accountWords.english,
): Promise<void> {
  await form.getByLabel(words.email, { exact: true }).fill(email);
  await form.getByLabel(words.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: words.submit, exact: true }).click();
}

/** The account button of a signed-in shopper. */
export function accountButton(page: Page, name: string): Locator {
  return page.getByRole('banner').getByRole('button', { name, exact: true }).filter({ visible: true });
}

/** On the provider's own pages: password, then consent. */
export async function signInAtProvider(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('pass_good');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
}
