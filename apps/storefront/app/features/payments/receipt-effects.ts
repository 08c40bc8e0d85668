import type { AgreementPaymentReceipt } from '@ownpath/contracts/servicing';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { rememberPaid } from '../../shared/agreements/recently-paid.ts';

const LOOK_AGAIN_MS = 5_000;

/** The dashboard shows for an hour what was paid. */
export function useRememberPaid({ status, paidAt, lines }: AgreementPaymentReceipt): void {
  useEffect(() => {
    if (status !== 'completed' || paidAt === null) return;
    rememberPaid(
      lines.map(({ agreementId }) => agreementId),
      Date.parse(paidAt),
    );
  }, [status, paidAt, lines]);
}

/** Reads the page again while the gateway has not answered and the page is seen. */
export function useLookAgain(isPending: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isPending, revalidate]);
}
