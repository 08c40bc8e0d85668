import type { Ports } from './dependencies.ts';

/** A programming error: a provider was called while a transaction was open (decision 0006). */
export class OutsideCallInTransactionError extends Error {
  override readonly name = 'OutsideCallInTransactionError';
}

function guardPort<Port extends object>(port: Port, portName: string, isInTransaction: () => boolean): Port {
  return new Proxy(port, {
    get(target, property, receiver) {
      const member: unknown = Reflect.get(target, property, receiver);
      if (typeof member !== 'function') return member;
      return (...parameters: unknown[]) => {
        if (isInTransaction()) {
          throw new OutsideCallInTransactionError(
            `${portName}.${String(property)} was called inside a database transaction.`,
          );
        }
        return Reflect.apply(member, target, parameters) as unknown;
      };
    },
  });
}

/** The same ports, which throw when they are called inside a transaction. */
export function guardPorts(ports: Ports, isInTransaction: () => boolean): Ports {
  const guarded = Object.entries(ports).map(([name, port]) => [name, guardPort(port, name, isInTransaction)]);
  return Object.fromEntries(guarded) as Ports;
}
