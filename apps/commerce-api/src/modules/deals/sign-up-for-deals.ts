import { createHash } from 'node:crypto';
import type { DealsSignUpProblem } from '@ownpath/domain/account';
import { type DealsSignUpForm, listDealsSignUpProblems, phoneDigitsOf } from '@ownpath/domain/account';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { findContentAsset } from '../content/index.ts';
import { HEAD_OFFICE } from '../notifications/index.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { findShopperStoreRow } from '../shopper-context/index.ts';
import { confirmSignUp } from './confirm-sign-up.ts';
import { insertSignUp } from './deals-queries.ts';

type Texts = Readonly<Record<DealsSignUpProblem['field'], string>>;

/** Wording of specification section 5. */
const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    form: 'Enter one of the above details to sign up!',
    email: 'Please enter a valid email address.',
    phone: 'Please enter a valid mobile number.',
    optIn: 'You must agree to receive deals and offers',
  },
  'es-US': {
    form: '¡Escriba uno de los datos de arriba para suscribirse!',
    email: 'Escriba un correo electrónico válido.',
    phone: 'Escriba un número de celular válido.',
    optIn: 'Debe aceptar recibir promociones y ofertas',
  },
};

function problemText({ field }: DealsSignUpProblem, locale: Locale): string {
  return texts[locale][field];
}

export type SignUpContext = {
  readonly caller: { readonly siteId: string; readonly usid: string };
  readonly locale: Locale;
  readonly clientIp: string;
  readonly source: string;
};

const CONSENT_ASSET_ID = 'termsAndConditionSignupDeals';

/** Hash of the consent text. It proves which wording was agreed to, even if the text changes later. */
async function consentTextVersion(
  deps: Pick<Dependencies, 'database'>,
  siteId: string,
  locale: Locale,
): Promise<string> {
  const asset = await findContentAsset(deps.database, { siteId, id: CONSENT_ASSET_ID });
  return asset ? `sha256-${createHash('sha256').update(asset.body[locale]).digest('hex')}` : 'none';
}

const addressOf = (
  store: { name: string; address1: string; city: string; stateCode: string; postalCode: string } | null,
) =>
  store
    ? `${store.name}, ${store.address1}, ${store.city}, ${store.stateCode} ${store.postalCode}`
    : HEAD_OFFICE;

/**
 * Stores each sign-up with the consent text as a new row: the row is the record of the consent. The response is the
 * same for known and new addresses.
 * @throws DomainError `TooManyRequests`
 */
export async function signUpForDeals(
  deps: Pick<Dependencies, 'database' | 'clock' | 'config' | 'vault'>,
  form: DealsSignUpForm,
  { caller, locale, clientIp, source }: SignUpContext,
): Promise<{ success: boolean; error: string | null }> {
  const [problem] = listDealsSignUpProblems(form);
  if (problem) return { success: false, error: problemText(problem, locale) };
  const email = form.email.toLowerCase() || null;
  const phone = form.phone ? phoneDigitsOf(form.phone) : null;
  await limitAttempts(deps, { call: 'deals-sign-up', clientIp, account: email ?? phone ?? undefined });
  const now = deps.clock.now();
  const store = await findShopperStoreRow(deps.database, caller, now);
  const version = await consentTextVersion(deps, caller.siteId, locale);
  await deps.database.transaction(async (transaction) => {
    const id = await insertSignUp(transaction, {
      siteId: caller.siteId,
      storeId: store?.id ?? null,
      email,
      phone,
      hasOptedIn: form.hasOptedIn,
      consentTextVersion: version,
      locale,
      clientIp,
      source,
      createdAt: now,
    });
    await confirmSignUp(transaction, deps, {
      id,
      email,
      phone,
      locale,
      postalAddress: addressOf(store),
      now,
    });
  });
  return { success: true, error: null };
}
