import { redirect } from 'react-router';
import { loadVisits } from '../features/visits/load-visits.server.ts';
import {
  commerceContext,
  originContext,
  sessionContext,
  siteContext,
} from '../platform/load-context.server.ts';
import { loginHref } from '../platform/session/login-page.ts';
import { visitHref } from '../shared/shopper/account-links.ts';
import { sendCalendar } from '../shared/visits/visit-calendar.server.ts';
import { visitSubject } from '../shared/visits/visit-subject.server.ts';
import type { Route } from './+types/visit-calendar.ts';

/** The booked visit as a calendar file. Without a visit, the page where one is booked. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(sessionContext).read().tokens?.isRegistered)
    throw redirect(loginHref(url.pathname + url.search));
  const { page } = await loadVisits(context.get(commerceContext), url.searchParams);
  const visit = page?.visits.visit;
  if (!page || !visit) throw redirect(page ? visitHref(page.agreement.agreementNumber) : visitHref(''));
  const { agreement, visits, order } = page;
  const { agreementNumber } = agreement;
  return sendCalendar(
    {
      kind: visits.kind,
      agreementNumber,
      title: visitSubject(visits.kind, agreement.name, context.get(siteContext).locale),
      date: visit.scheduledOn,
      times: visit,
      timeZone: visits.timeZone,
      version: visit.version,
      isCancelled: visit.status === 'missed',
      notes: visit.notes,
      address: order?.shippingAddress ?? null,
      href: visitHref(agreementNumber, visits.kind),
    },
    context.get(originContext).publicUrl,
  );
}
