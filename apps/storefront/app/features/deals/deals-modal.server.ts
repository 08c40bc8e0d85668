import { getPage } from '@ownpath/contracts/content';
import { z } from 'zod';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { readPreferences } from '../../platform/commerce/read-preferences.server.ts';
import { warnOf } from '../../platform/http/responses.ts';
import type { DealsModalTimes } from './deals-modal-times.ts';

/** Cookies of an answer, named by the specification (section 7). */
const ANSWERED = /(?:^|;\s*)signUp(?:Accepted|Declined)=/;
export const ANSWERED_COOKIE = 'signUpDeclined';

/** True when this browser has signed up, or was asked within the last 15 days. */
export function hasAnswered(cookies: string): boolean {
  return ANSWERED.test(cookies);
}

/** Specification section 3; times in seconds. */
const Preferences = z.object({
  enableDealsSignUpModal: z.boolean(),
  homePageDealsSignUpModalTime: z.number().positive(),
  otherPagesDealsSignUpModalTime: z.number().positive(),
  dealsSignupModalExcludedPages: z.array(z.string()).optional(),
});
const Panel = z.object({ signupPopupFeaturePanelPageId: z.string().min(1) });
const Heading = z.object({ title: z.string().min(1), lead: z.string().optional() });

/** When this browser is asked to sign up; null when it has answered, or the retailer doesn't ask. */
export async function loadModalTimes(
  commerce: CommerceClient,
  cookies: string,
): Promise<DealsModalTimes | null> {
  if (hasAnswered(cookies)) return null;
  const read = await readPreferences(commerce, Preferences).catch((error: unknown) =>
    warnOf('Nobody is asked to sign up for deals', error),
  );
  if (!read?.success || !read.data.enableDealsSignUpModal) return null;
  return {
    homeMs: read.data.homePageDealsSignUpModalTime * 1_000,
    otherMs: read.data.otherPagesDealsSignUpModalTime * 1_000,
    excluded: read.data.dealsSignupModalExcludedPages ?? [],
  };
}

/** What stands above the form; null when the retailer names no page with a heading. */
export async function loadModalHeading(commerce: CommerceClient): Promise<z.output<typeof Heading> | null> {
  const read = await readPreferences(commerce, Panel);
  if (!read.success) return null;
  const pageId = read.data.signupPopupFeaturePanelPageId;
  const { regions } = await commerce.call(getPage, { params: { pageId } });
  return Heading.safeParse(regions.find(({ type }) => type === 'page-heading')?.data).data ?? null;
}
