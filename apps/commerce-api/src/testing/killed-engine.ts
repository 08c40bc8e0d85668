import { flushCompileCache } from 'node:module';
import { openDatabase } from '../database/connect.ts';
import { reserveCart } from '../modules/checkout/reserve-cart.ts';
import { completeSigning } from '../modules/orders/complete-signing.ts';
import { createOrder } from '../modules/orders/create-order.ts';
import { chargeAutopay, checkPaymentDebit, makePayment } from '../modules/servicing/index.ts';
import { createTestDependencies } from './test-dependencies.ts';

/** What the program does, and at which step it is killed. */
export type KilledTask = {
  readonly databaseUrl: string;
  readonly now: string;
  /** Steps are counted from 1: after each call of a provider and each transaction. What is before one is after another. */
  readonly killAt: number;
} & (
  | { readonly task: 'order'; readonly request: Parameters<typeof createOrder>[1] }
  | { readonly task: 'reserve'; readonly request: Parameters<typeof reserveCart>[1] }
  | { readonly task: 'sign'; readonly request: Parameters<typeof completeSigning>[1] }
  | { readonly task: 'autopay'; readonly request: Parameters<typeof chargeAutopay>[1] }
  | { readonly task: 'return'; readonly request: Parameters<typeof checkPaymentDebit>[1] }
  | { readonly task: 'pay'; readonly request: Parameters<typeof makePayment>[1] }
);

let steps = 0;
function step(killAt: number): void {
  steps += 1;
  if (steps === killAt) process.kill(process.pid, 'SIGKILL');
}

/** Counts a step after each call of a method. */
function withSteps<Target extends object>(
  target: Target,
  killAt: number,
  isCounted: (name: string) => boolean,
) {
  return new Proxy(target, {
    get(object, name) {
      const member: unknown = Reflect.get(object, name);
      if (typeof member !== 'function' || !isCounted(String(name))) return member;
      return async (...args: unknown[]) => {
        const result: unknown = await member.apply(object, args);
        step(killAt);
        return result;
      };
    },
  });
}

// A killed process would leave nothing to the next one.
flushCompileCache();

/** Program of the kill test: performs one use case on the database of its parent. */
const { databaseUrl, now, killAt, task, request }: KilledTask = JSON.parse(process.argv[2] ?? '');
const database = await openDatabase({ url: databaseUrl });
const { deps } = createTestDependencies(database, { now: () => new Date(now) });
const { paymentGateway, signatureService } = deps.ports;
const killed = {
  ...deps,
  database: withSteps(database, killAt, (name) => name === 'transaction'),
  ports: {
    ...deps.ports,
    paymentGateway: withSteps(paymentGateway, killAt, () => true),
    signatureService: withSteps(signatureService, killAt, () => true),
  },
};
if (task === 'order') await createOrder(killed, request);
else if (task === 'reserve') await reserveCart(killed, request);
else if (task === 'sign') await completeSigning(killed, request);
else if (task === 'return') await checkPaymentDebit(killed, request);
else if (task === 'pay') await makePayment(killed, request);
else await chargeAutopay(killed, request);
await database.close();
process.stdout.write(String(steps));
