import type { VisitKind } from '@ownpath/contracts/servicing';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/notice.tsx';
import type { VisitProblem } from './change-visit.server.ts';

const problemIds: Readonly<Record<VisitProblem, string>> = {
  SlotTaken: 'visits.problem.taken',
  VisitNotChangeable: 'visits.tooLate',
  VisitNotOffered: 'visits.problem.notOffered',
  PaymentInProgress: 'visits.problem.payment',
  InvalidParameters: 'visits.problem.taken',
  PayloadTooLarge: 'visits.problem.photoSize',
  UnsupportedMediaType: 'visits.problem.photoType',
  InfectedFile: 'visits.problem.photoInfected',
  unscannable: 'visits.problem.photoUnscanned',
  unknown: 'visits.problem.unknown',
};

type Props = {
  readonly kind: VisitKind;
  readonly problem: VisitProblem | null;
  /** What was just done. */
  readonly done: string | null;
};

/** What became of the form that was sent. */
export function VisitNotices({ kind, problem, done }: Props) {
  if (problem !== null) {
    return (
      <div className="mb-5">
        <Notice tone="error" role="alert">
          <FormattedMessage id={problemIds[problem]} />
        </Notice>
      </div>
    );
  }
  if (done !== 'booked' && done !== 'cancelled') return null;
  return (
    <div className="mb-5">
      <Notice tone="success" role="status">
        <FormattedMessage
          id={done === 'booked' ? 'visits.done.booked' : 'visits.done.cancelled'}
          values={{ kind }}
        />
      </Notice>
    </div>
  );
}
