import { describe, expect, test } from 'vitest';
import { findOutsideCallsInTransactions, listPortNames } from './outside-calls.ts';
import { parseSource } from './syntax-tree.ts';

const ports = ['DecisionEngine', 'PaymentGateway'];

function linesWithOutsideCalls(text: string): number[] {
  const file = parseSource('apps/commerce-api/src/modules/orders/place-order.ts', text);
  return findOutsideCallsInTransactions(file, ports).map((problem) => problem.line);
}

describe('outside calls within a transaction', () => {
  test.each([
    ['a port taken from the dependencies', 'deps.ports.paymentGateway.charge(1)'],
    ['a port taken from the dependencies, optional chaining', 'deps.ports?.paymentGateway?.charge(1)'],
    ['a port under another name', 'gateway.charge(1)'],
    ['a parameter typed as a port', 'engine.decide(1)'],
    ['fetch', "fetch('https://pay.example')"],
    ['a function that is handed a port', 'chargeDeposit(tx, deps.ports.paymentGateway)'],
  ])('%s is found', (_name, call) => {
    const text = `
      export async function placeOrder(deps: Deps, engine: DecisionEngine) {
        const gateway = deps.ports.paymentGateway;
        await deps.database.transaction(async (tx) => {
          await ${call};
        });
      }`;
    expect(linesWithOutsideCalls(text)).toEqual([5]);
  });

  test('calls before and after the transaction are allowed', () => {
    const text = `
      export async function placeOrder(deps: Deps) {
        const charge = await deps.ports.paymentGateway.charge(1);
        await deps.database.transaction(async (tx) => savePayment(tx, charge));
        await deps.ports.paymentGateway.confirm(charge);
      }`;
    expect(linesWithOutsideCalls(text)).toEqual([]);
  });

  test('a column that is spelled like a port is no call', () => {
    const text = `
      export const find = (db: Database) =>
        db.transaction((tx) => tx.select().where(eq(payments.paymentGateway, 'sandbox')));`;
    expect(linesWithOutsideCalls(text)).toEqual([]);
  });
});

test('ports are the types with methods; requests, results and inside ports are none', () => {
  const text = `
    export type Decision = { approved: boolean };
    export type DecisionEngine = { decide(): Promise<Decision> };
    export interface Geocoder { readonly find: (zip: string) => Promise<string> }`;
  const outside = parseSource('apps/commerce-api/src/ports/decision-engine.ts', text);
  const inside = parseSource('apps/commerce-api/src/ports/clock.ts', 'export type Clock = { now(): Date };');
  expect(listPortNames(outside)).toEqual(['DecisionEngine', 'Geocoder']);
  expect(listPortNames(inside)).toEqual([]);
});
