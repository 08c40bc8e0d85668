import { getStateRule } from '@ownpath/domain/law';
import { US_STATES } from '@ownpath/domain/stores';
import { expect, test } from 'vitest';
import { listContentPages } from './index.ts';

const SPANISH: Readonly<Record<string, string>> = {
  MN: 'Minnesota',
  NC: 'Carolina del Norte',
  NJ: 'Nueva Jersey',
  WI: 'Wisconsin',
};
const closed = US_STATES.filter(({ code }) => !getStateRule(code).enabled);

test.each(['footer', 'terms-conditions'])(
  '%s names every state without online rentals, in both languages',
  (id) => {
    const page = JSON.stringify(listContentPages().find((one) => one.id === id));
    expect(closed.length).toBeGreaterThan(0);
    for (const { code, name } of closed) {
      expect(page).toContain(name);
      expect(page).toContain(SPANISH[code] ?? `the Spanish name of ${code}`);
    }
  },
);
