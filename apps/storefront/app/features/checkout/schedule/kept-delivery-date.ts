import type { PaySchedule } from '@ownpath/contracts/checkout';
import { useEffect } from 'react';
import { forget, keep, readKept } from '../../../platform/browser-storage.ts';

type Choice = Pick<PaySchedule, 'deliveryChoices'> & {
  readonly choice: Pick<PaySchedule['choice'], 'deliveryDate'>;
};

/**
 * Keeps the delivery day that was chosen (`EADeliveryDate`), and removes one that no longer fits the cart.
 * @returns the kept day while the schedule has none; else null
 */
export function keepDeliveryDate({ choice, deliveryChoices }: Choice): string | null {
  const kept = readKept('eaDeliveryDate');
  if (choice.deliveryDate !== null) {
    if (kept !== choice.deliveryDate) keep('eaDeliveryDate', choice.deliveryDate);
    return null;
  }
  if (typeof kept === 'string' && deliveryChoices.includes(kept)) return kept;
  if (kept !== null) forget('eaDeliveryDate');
  return null;
}

/** @param onKept previews the schedule of a day that this browser keeps */
export function useKeptDeliveryDate(schedule: PaySchedule, onKept: (date: string) => void): void {
  // Once for each schedule that arrives, not for each new function.
  useEffect(() => {
    const kept = keepDeliveryDate(schedule);
    if (kept !== null) onKept(kept);
  }, [schedule]);
}

/** After the order is placed: the server has the day. */
export function useForgottenDeliveryDate(): void {
  useEffect(() => forget('eaDeliveryDate'), []);
}
