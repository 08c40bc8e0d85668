import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pushEvent } from '../data-layer.ts';
import { feedAdobe } from './feed-adobe.ts';
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
  vi.stubGlobal('document', { querySelector: () => (hasScript ? {} : null) });
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
