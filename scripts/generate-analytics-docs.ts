import {
  EVENT_CATALOGUE,
  type EventDescription,
} from '../apps/storefront/app/platform/analytics/event-catalogue.ts';
import { writeOrCheckPage } from './project/generated-page.ts';

const target = 'docs/analytics.md';
/** Events of their own; every other one is a `RacTracking` event with its name as `action`. */
const OWN_EVENTS = ['pageview', 'coreData', 'storeChange'];

function describeEvent(name: string, { when, consent, fields }: EventDescription): string {
  const sent = OWN_EVENTS.includes(name) ? `event: '${name}'` : `event: 'RacTracking', action: '${name}'`;
  const rows = Object.entries(fields).map(([field, meaning]) => `| \`${field}\` | ${meaning} |`);
  return [
    `### ${name}`,
    '',
    when,
    '',
    `\`{ ${sent} }\`, consent: ${consent ?? 'none needed, it stays in the page'}`,
    ...(rows.length > 0 ? ['', '| Field | Meaning |', '| --- | --- |', ...rows] : []),
    '',
  ].join('\n');
}

function renderAnalyticsDocs(): string {
  const intro = [
    '# Analytics',
    '',
    'The shop adds its events to `window.racDataLayer`, a list in the page, the oldest first. No event holds a name,',
    'an address, a phone number, an e-mail address, a number of an order or an agreement, an exact amount or what was',
    'typed. What watches the pages loads only with consent to performance. This page is generated from',
    '`apps/storefront/app/platform/analytics/event-catalogue.ts` by `npm run docs:analytics`.',
    '',
    '',
  ].join('\n');
  return (
    intro +
    Object.entries(EVENT_CATALOGUE)
      .map(([name, event]) => describeEvent(name, event))
      .join('\n')
  );
}

writeOrCheckPage({ target, script: 'docs:analytics', text: renderAnalyticsDocs() });
