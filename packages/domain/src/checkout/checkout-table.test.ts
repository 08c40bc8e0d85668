import { describe, expect, test } from 'vitest';
import {
  CHECKOUT_STATES,
  CHECKOUT_STEPS,
  type CheckoutTransition,
  checkoutGuards,
  checkoutPath,
  checkoutTransitions,
  listCheckoutSteps,
  listTableProblems,
  NEW_CHECKOUT,
  START_STATE,
  TERMINAL_STATES,
} from './index.ts';

describe('the table', () => {
  const table = {
    states: CHECKOUT_STATES,
    start: START_STATE,
    terminals: TERMINAL_STATES,
    transitions: checkoutTransitions,
  };

  test('every state is reachable, and a final state is reachable from every state', () => {
    expect(listTableProblems(table)).toEqual([]);
  });

  test('every guard is used', () => {
    const used = new Set<string>(checkoutTransitions.map((transition) => transition.when));
    expect(Object.keys(checkoutGuards).filter((guard) => !used.has(guard))).toEqual([]);
  });

  test('the validator reports unreachable states, dead ends, unknown states and final states with transitions', () => {
    expect(
      listTableProblems<string>({
        states: ['a', 'b', 'island', 'pit', 'end'],
        start: 'a',
        terminals: ['end', 'b'],
        transitions: [
          { from: 'a', to: 'b' },
          { from: 'b', to: 'end' },
          { from: 'a', to: 'pit' },
          { from: 'island', to: 'end' },
          { from: 'a', to: 'stranger' },
        ],
      }),
    ).toEqual([
      'stranger is not a listed state',
      'island cannot be reached from a',
      'pit leads to no terminal state',
      'b is terminal but leads on',
    ]);
  });

  test('a table without the exit of a step is invalid', () => {
    const transitions = checkoutTransitions.filter((transition) => transition.from !== 'payment');
    expect(listTableProblems({ ...table, transitions })).toContain('docu-sign cannot be reached from start');
  });
});

test('a table with a cycle still terminates', () => {
  const circle: readonly CheckoutTransition[] = [
    { from: 'start', to: 'wof', when: 'always' },
    { from: 'wof', to: 'deciding', when: 'always' },
    { from: 'deciding', to: 'wof', when: 'always' },
  ];
  expect(checkoutPath(NEW_CHECKOUT, circle)).toEqual(['start', 'wof', 'deciding']);
});

test('the progress bar lists the steps that this shopper passes', () => {
  expect(listCheckoutSteps(NEW_CHECKOUT)).toEqual([
    'wof',
    'payment-schedule',
    'renewal-terms-page',
    'payment',
    'docu-sign',
  ]);
  expect(
    listCheckoutSteps({
      ...NEW_CHECKOUT,
      isReservationEnabled: true,
      isHighRisk: true,
      decision: 'quiz',
      hasOffer: true,
    }),
  ).toEqual([...CHECKOUT_STEPS]);
  expect(listCheckoutSteps({ ...NEW_CHECKOUT, hasReservation: true })).toContain('reservation');
});
