import type { Approval } from '@ownpath/contracts/approval';
import { expect, test } from 'vitest';
import type { Session, SessionData } from '../../platform/session/session.server.ts';
import { expectDecisionPage, noteShownDecision, takeDecisionNotice } from './decision-notice.server.ts';

const approval = (response: 1 | 2 | 4, approvalId = 'a1', isExpired = false) =>
  ({ approvalId, response, isExpired }) as Approval;

function visitor(): Session {
  let data: SessionData = {};
  return {
    read: () => data,
    update: (change: Partial<SessionData>) => {
      data = { ...data, ...change };
    },
  } as Session;
}
const kindOf = (session: Session, decision: Approval | null) => takeDecisionNotice(session, decision)?.kind;

test('an approval found at sign-in is shown once', () => {
  const session = visitor();
  expect(kindOf(session, null)).toBeUndefined();
  expect(kindOf(session, approval(1))).toBe('approval');
  expect(kindOf(session, approval(1))).toBeUndefined();
  expect(kindOf(session, approval(1, 'a2'))).toBe('approval');
});

test('so is a conditional one, and again when documents make it full', () => {
  const session = visitor();
  expect(kindOf(session, approval(4))).toBe('conditional');
  expect(kindOf(session, approval(4))).toBeUndefined();
  expect(kindOf(session, approval(1))).toBe('full');
  expect(kindOf(session, approval(1))).toBeUndefined();
});

test('a decision that its own page shows has no dialog; a full approval after it has one', () => {
  const session = visitor();
  expectDecisionPage(session);
  expect(kindOf(session, approval(4))).toBeUndefined();
  expect(kindOf(session, approval(1))).toBe('full');
  const other = visitor();
  noteShownDecision(other, approval(1));
  expect(kindOf(other, approval(1))).toBeUndefined();
});

test('a decline or an expired approval has none', () => {
  expect(kindOf(visitor(), approval(2))).toBeUndefined();
  expect(kindOf(visitor(), approval(1, 'a1', true))).toBeUndefined();
});
