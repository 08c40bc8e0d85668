import { instantAt } from '@ownpath/domain/dates';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { redirect } from 'react-router';
import { loadVisits } from '../features/visits/load-visits.server.ts';
import { visitSubject } from '../features/visits/visit-subject.server.ts';
import { sendFile } from '../platform/http/responses.ts';
import {
  commerceContext,
  originContext,
  sessionContext,
  siteContext,
} from '../platform/load-context.server.ts';
import { loginHref } from '../platform/session/login-page.ts';
import { visitHref } from '../shared/shopper/visit-links.ts';
import type { Route } from './+types/visit-calendar.ts';

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/**
 * The booked visit as a calendar file. The same visit has the same UID, and each change a higher sequence, so that a calendar
 * moves its entry. Without a visit, the page where one is booked.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(sessionContext).read().tokens?.isRegistered)
    throw redirect(loginHref(url.pathname + url.search));
  const { page } = await loadVisits(context.get(commerceContext), url.searchParams);
  const visit = page?.visits.visit;
  if (!page || !visit) throw redirect(page ? visitHref(page.agreement.agreementNumber) : visitHref(''));
  const { agreement, visits, order } = page;
  const { publicUrl } = context.get(originContext);
  const at = (time: string) => instantAt(visit.scheduledOn, minuteOf(time), visits.timeZone);
  const address = order?.shippingAddress;
  const calendar = ical({
    prodId: { company: 'Rowan & Co.', product: 'Account' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${visits.kind}-${agreement.agreementNumber}@${publicUrl.hostname}`,
    sequence: visit.version,
    start: at(visit.startsAt),
    end: at(visit.endsAt),
    summary: visitSubject(visits.kind, agreement.name, context.get(siteContext).locale),
    description: visit.notes,
    location: address
      ? [address.address1, address.city, address.stateCode, address.postalCode].join(', ')
      : null,
    url: new URL(visitHref(agreement.agreementNumber, visits.kind), publicUrl).href,
    status: visit.status === 'missed' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return sendFile(calendar.toString(), {
    name: `${visits.kind}-${agreement.agreementNumber}.ics`,
    type: 'text/calendar; charset=utf-8',
  });
}
