import type { Membership } from '@ownpath/contracts/servicing';
import type { Locale } from '@ownpath/domain/site';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { findPreference } from '../preferences/index.ts';
import { hasMembership, toMembership } from './membership-state.ts';
import { listAgreementAccounts } from './servicing-queries.ts';

const PREFERENCE = 'benefitPlusBenefits';

const Text = z.object({ 'en-US': z.string(), 'es-US': z.string() });
const Benefits = z.array(z.object({ title: Text, text: Text }));

/** What a membership covers: data of the retailer. None while the setting is missing or can't be read. */
async function listBenefits(deps: Pick<Dependencies, 'database' | 'config' | 'log'>, locale: Locale) {
  const stored = Benefits.safeParse((await findPreference(deps, PREFERENCE)) ?? []);
  if (!stored.success)
    deps.log.warn({ preference: PREFERENCE }, 'the benefits of a membership are unreadable');
  return (stored.data ?? []).map(({ title, text }) => ({ title: title[locale], text: text[locale] }));
}

/** The customer's memberships, those that go on first, and what a membership covers. */
export async function listMemberships(
  deps: Pick<Dependencies, 'database' | 'clock' | 'config' | 'log'>,
  request: { readonly customerId: string; readonly locale: Locale },
) {
  const { customerId, locale } = request;
  const now = deps.clock.now();
  const accounts = await listAgreementAccounts(deps.database, customerId);
  const memberships: Membership[] = accounts
    .filter(({ agreement }) => hasMembership(agreement))
    .map((account) => toMembership(account, locale, now));
  return {
    memberships: memberships.toSorted((a, b) => a.statusRef.localeCompare(b.statusRef)),
    benefits: await listBenefits(deps, locale),
  };
}
