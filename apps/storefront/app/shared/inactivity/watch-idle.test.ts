import { accountSessionPhases } from '@ownpath/domain/account';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type IdleWatch, watchIdle } from './watch-idle.ts';

const KEY = 'checkoutActivity';
const times = { idleMs: 600_000, countdownMs: 60_000 };
const START = Date.UTC(2026, 10, 23, 15);
let stored: Map<string, string>;
let watches: IdleWatch[];

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  stored = new Map();
  watches = [];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { activeElement: null }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => {
  for (const { stop } of watches) stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function start() {
  const phases: string[] = [];
  const onActivity = vi.fn();
  const watch = watchIdle({
    ...times,
    key: KEY,
    onActivity,
    onPhase: (phase) => {
      const text = phase.name === 'warning' ? `warning ${phase.secondsLeft}` : phase.name;
      if (phases.at(-1) !== text) phases.push(text);
    },
  });
  watches.push(watch);
  return { phases, onActivity, watch };
}
const act = (type = 'keydown') => void window.dispatchEvent(new Event(type));
const pass = (ms: number) => void vi.advanceTimersByTime(ms);
/** The clock goes on while no timer runs: a hidden tab, or a computer asleep. */
const sleep = (ms: number) => void vi.setSystemTime(Date.now() + ms);

test('the warning opens after the time without activity, counts down 60 seconds and expires', () => {
  const { phases } = start();
  pass(599_999);
  expect(phases).toEqual(['active']);
  pass(1);
  expect(phases.at(-1)).toBe('warning 60');
  pass(30_000);
  expect(phases.at(-1)).toBe('warning 30');
  pass(30_000);
  expect(phases).toHaveLength(62);
  expect(phases.at(-1)).toBe('expired');
  pass(3_600_000);
  act();
  expect(phases.at(-1)).toBe('expired');
});

test('activity resets the time, and is written once a second', () => {
  const { phases, onActivity } = start();
  pass(599_000);
  act('pointermove');
  act('pointermove');
  expect(onActivity).toHaveBeenCalledOnce();
  pass(599_999);
  expect(phases).toEqual(['active']);
  pass(1);
  expect(phases.at(-1)).toBe('warning 60');
});

test('an open warning is ended by the shopper’s answer, not by a movement', () => {
  const { phases, watch } = start();
  pass(610_000);
  act('pointermove');
  expect(phases.at(-1)).toBe('warning 50');
  watch.stay();
  expect(phases.at(-1)).toBe('active');
  pass(600_000);
  expect(phases.at(-1)).toBe('warning 60');
});

test('time in a hidden tab counts: what is left of the minute is shown on return', () => {
  const { phases } = start();
  sleep(640_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(phases).toEqual(['active', 'warning 20']);
});

test('a computer that slept for hours has expired, and the first touch does not reset it', () => {
  const { phases, onActivity } = start();
  sleep(3 * 3_600_000);
  act('pointerdown');
  expect(phases).toEqual(['active', 'expired']);
  expect(onActivity).not.toHaveBeenCalled();
});

test('activity in another tab counts, and closes an open warning', () => {
  const { phases } = start();
  pass(605_000);
  expect(phases.at(-1)).toBe('warning 55');
  stored.set(KEY, String(Date.now()));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
  expect(phases.at(-1)).toBe('active');
});

test('activity of another tab counts when its message has not come yet', () => {
  const { phases } = start();
  pass(500_000);
  stored.set(KEY, String(Date.now()));
  pass(200_000);
  expect(phases).toEqual(['active']);
});

test('entering a frame of another origin is activity; leaving the window is not', () => {
  const { onActivity } = start();
  pass(5_000);
  act('blur');
  expect(onActivity).not.toHaveBeenCalled();
  Object.assign(document, { activeElement: { tagName: 'IFRAME' } });
  act('blur');
  expect(onActivity).toHaveBeenCalledOnce();
});

test('the account’s warning is the same watch: two thirds of the timeout, then a countdown of the last', () => {
  const { warningAfterMs: idleMs, countdownMs } = accountSessionPhases(900_000);
  const seen: string[] = [];
  const watch = watchIdle({
    key: 'accountActivity',
    idleMs,
    countdownMs,
    onActivity: () => {},
    onPhase: (phase) => void seen.push(phase.name === 'warning' ? `${phase.secondsLeft}` : phase.name),
  });
  watches.push(watch);
  pass(600_000);
  expect(seen.at(-1)).toBe('300');
  watch.stay();
  expect(seen.at(-1)).toBe('active');
  sleep(700_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(seen.at(-1)).toBe('200');
  pass(200_000);
  expect(seen.at(-1)).toBe('expired');
});

test('a clock that was set back does not stop the watch', () => {
  const { phases } = start();
  sleep(-3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  pass(600_000);
  expect(phases.at(-1)).toBe('warning 60');
});
