import type { Appointment } from '@ownpath/contracts/servicing';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { listAgreementAccounts } from './servicing-queries.ts';

/** `13:00:00` as `1:00 PM`. */
function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${half}`;
}

/** @throws DomainError `NotFound` for an agreement that is not the caller's */
export async function searchAppointments(
  deps: Pick<Dependencies, 'database'>,
  request: { readonly customerId: string; readonly agreementId?: string | undefined },
): Promise<{ appointments: Appointment[] }> {
  const accounts = await listAgreementAccounts(deps.database, request.customerId);
  const { agreementId } = request;
  const chosen = accounts.filter(
    ({ agreement }) =>
      agreementId === undefined || agreement.id === agreementId || agreement.agreementNumber === agreementId,
  );
  if (agreementId !== undefined && chosen.length === 0)
    throw new DomainError('NotFound', 'No such agreement.');
  const visits = chosen.flatMap(({ agreement, appointments }) =>
    appointments.map((visit) => ({
      id: visit.id,
      deliveryType: visit.kind,
      scheduledOn: visit.scheduledOn,
      timeSlot: `${clockText(visit.startsAt)} - ${clockText(visit.endsAt)}`,
      status: visit.status,
      agreementId: agreement.id,
      agreementNumber: agreement.agreementNumber,
      storeNumber: visit.storeId,
    })),
  );
  return { appointments: visits.toSorted((a, b) => (a.scheduledOn < b.scheduledOn ? 1 : -1)) };
}
