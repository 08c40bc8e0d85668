import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pushEvent } from '../data-layer.ts';
import { feedAdobe } from './feed-adobe.ts';
import { feedGa4 } from './feed-ga4.ts';
import { countSearch } from './search-counts.ts';
import { sendEvents } from './send-events.ts';

const CORE = {
  event: 'coreData',
  isRegistered: false,
  storeId: null,
  cartCount: 0,
  hasApproval: false,
} as const;
const MY_OFFERS = { event: 'RacTracking', action: 'myOffers' } as const;

const sendBeacon = vi.fn((_address: string, _body: URLSearchParams) => true);
const leaving: (() => void)[] = [];
let hasScript = true;
beforeEach(() => {
  vi.useFakeTimers();
  sendBeacon.mockClear();
  leaving.length = 0;
  hasScript = true;
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { sendBeacon });
  vi.stubGlobal('addEventListener', (_name: string, listen: () => void) => leaving.push(listen));
  const script = { src: 'https://www.googletagmanager.com/gtag/js?id=G-1' };
  vi.stubGlobal('document', { querySelector: () => (hasScript ? script : null) });
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sent = () => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body.get('events') ?? ''));

test('the first events wait for the core data, asked for every 100 ms', async () => {
  pushEvent(MY_OFFERS);
  void sendEvents('/events');
  await vi.advanceTimersByTimeAsync(2050);
  expect(sent()).toEqual([]);
  pushEvent(CORE);
  await vi.advanceTimersByTimeAsync(49);
  expect(sent()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent()).toEqual([[MY_OFFERS, CORE]]);
});

test('without core data they wait 5000 ms and are sent', async () => {
  pushEvent(MY_OFFERS);
  void sendEvents('/events');
  await vi.advanceTimersByTimeAsync(4999);
  expect(sent()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent()).toEqual([[MY_OFFERS]]);
});

test('later ones go every five seconds, in batches of a hundred, and the last when the page is left', async () => {
  pushEvent(CORE);
  void sendEvents('/events');
  await vi.advanceTimersByTimeAsync(0);
  for (let count = 0; count < 101; count += 1) pushEvent(MY_OFFERS);
  await vi.advanceTimersByTimeAsync(4999);
  expect(sent()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent().map((batch) => batch.length)).toEqual([1, 100, 1]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent()).toHaveLength(3);
  pushEvent(MY_OFFERS);
  for (const leave of leaving) leave();
  expect(sent()).toHaveLength(4);
});

test('what was typed goes beside the events, once, and is none of them', async () => {
  vi.stubGlobal('location', { search: '?q=couch' });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
  pushEvent(CORE);
  countSearch('viewSearch', 3);
  void sendEvents('/events');
  await vi.advanceTimersByTimeAsync(0);
  pushEvent(MY_OFFERS);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent()).toEqual([[CORE], [MY_OFFERS]]);
  const searches = sendBeacon.mock.calls.map(([, body]) => body.get('searches'));
  expect(searches).toEqual(['[{"action":"viewSearch","query":"couch","hasResult":true}]', null]);
});

test('Adobe’s script is waited for, every second up to five, and gets each event by its name', async () => {
  const track = vi.fn();
  pushEvent(CORE);
  void feedAdobe();
  await vi.advanceTimersByTimeAsync(4500);
  window._satellite = { track };
  expect(track).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  pushEvent(MY_OFFERS);
  expect(track.mock.calls).toEqual([
    ['coreData', CORE],
    ['myOffers', MY_OFFERS],
  ]);
});

test('a script that comes later than five seconds, or is not in the document, gets nothing', async () => {
  const track = vi.fn();
  void feedAdobe();
  await vi.advanceTimersByTimeAsync(5000);
  window._satellite = { track };
  await vi.advanceTimersByTimeAsync(60_000);
  pushEvent(MY_OFFERS);
  expect(console.warn).toHaveBeenCalledTimes(1);
  hasScript = false;
  await feedAdobe();
  expect(track).not.toHaveBeenCalled();
});

test('Google’s script is waited for, every half second up to five, and gets name and fields of each event', async () => {
  const commands = () => (window.dataLayer ?? []).map((command) => [...command]);
  pushEvent(CORE);
  void feedGa4();
  expect(commands()).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1', { send_page_view: false }],
  ]);
  await vi.advanceTimersByTimeAsync(4600);
  window.google_tag_manager = { 'G-1': {} };
  expect(commands()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(400);
  pushEvent(MY_OFFERS);
  const { event: _, ...fields } = CORE;
  expect(commands().slice(2)).toEqual([
    ['event', 'coreData', fields],
    ['event', 'myOffers', {}],
  ]);
});

test('without Google’s script nothing is kept for it, and the console says so', async () => {
  void feedGa4();
  await vi.advanceTimersByTimeAsync(4999);
  expect(console.warn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(window.dataLayer).toHaveLength(2);
});
