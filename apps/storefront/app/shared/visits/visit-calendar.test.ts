import { expect, test } from 'vitest';
import { type CalendarEntry, sendCalendar } from './visit-calendar.server.ts';

const entry: CalendarEntry = {
  kind: 'delivery',
  agreementNumber: '04217-000009',
  title: 'Delivery: Sofa',
  date: '2026-11-23',
  times: { startsAt: '10:00', endsAt: '12:00' },
  timeZone: 'America/Chicago',
  version: 2,
  isCancelled: false,
  notes: null,
  address: { address1: '4810 Legacy Dr', city: 'Plano', stateCode: 'TX', postalCode: '75024' },
  href: '/checkout/confirmation/RO-1',
};
const linesOf = async (changes: Partial<CalendarEntry>) =>
  (await sendCalendar({ ...entry, ...changes }, new URL('https://rowan.example')).text()).split('\r\n');

test('a visit has its times, in its store’s zone', async () => {
  const lines = await linesOf({});
  expect(lines).toContain('DTSTART:20261123T160000Z');
  expect(lines).toContain('DTEND:20261123T180000Z');
  expect(lines).toContain('SEQUENCE:2');
  expect(lines).toContain('UID:delivery-04217-000009@rowan.example');
  expect(lines).toContain('LOCATION:4810 Legacy Dr\\, Plano\\, TX\\, 75024');
});

test('without a time it takes the whole day, as the same entry', async () => {
  const lines = await linesOf({ times: null, version: 0 });
  expect(lines).toContain('DTSTART;VALUE=DATE:20261123');
  expect(lines).toContain('DTEND;VALUE=DATE:20261124');
  expect(lines).toContain('UID:delivery-04217-000009@rowan.example');
});
