import type { Approval } from '@ownpath/contracts/approval';
import { expect, test, vi } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { CommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Session, SessionData } from '../../platform/session/session.server.ts';
import { expectDecisionPage, noteShownDecision, takeDecisionNotice } from './decision-notice.server.ts';

type Response = Approval['response'];

/** The platform's records of what was shown, by approval. */
function platform(isDown = false) {
  const shown = new Map<string, Response>();
  const call = async (
    _: unknown,
    { body }: { body: { shownDecision: Pick<Approval, 'approvalId' | 'response'> } },
  ) => {
    if (isDown) throw new CommerceError('getExistingApproval', 503, { code: 'ServiceUnavailable' });
    shown.set(body.shownDecision.approvalId, body.shownDecision.response);
  };
  return { commerce: { call } as unknown as CommerceClient, shown };
}

/** One browser, from sign-in to sign-out. */
function visitor({ commerce, shown } = platform()) {
  let data: SessionData = {};
  const session = {
    read: () => data,
    update: (change: Partial<SessionData>) => {
      data = { ...data, ...change };
    },
  } as Session;
  const approval = (response: Response, approvalId = 'a1', isExpired = false) =>
    ({ approvalId, response, isExpired, shownResponse: shown.get(approvalId) ?? null }) as Approval;
  return {
    session,
    note: (...decision: Parameters<typeof approval>) =>
      noteShownDecision(commerce, session, approval(...decision)),
    kindOf: async (...decision: Parameters<typeof approval>) =>
      (await takeDecisionNotice(commerce, session, approval(...decision)))?.kind,
  };
}

test('an approval found at sign-in is shown once', async () => {
  const { kindOf } = visitor();
  expect(await kindOf(1)).toBe('approval');
  expect(await kindOf(1)).toBeUndefined();
  expect(await kindOf(1, 'a2')).toBe('approval');
});

test('so is a conditional one, and again when documents make it full', async () => {
  const { kindOf } = visitor();
  expect(await kindOf(4)).toBe('conditional');
  expect(await kindOf(4)).toBeUndefined();
  expect(await kindOf(1)).toBe('full');
  expect(await kindOf(1)).toBeUndefined();
});

test('what was shown is not shown again after signing out and in, nor on another device', async () => {
  const records = platform();
  expect(await visitor(records).kindOf(4)).toBe('conditional');
  expect(await visitor(records).kindOf(4)).toBeUndefined();
  expect(await visitor(records).kindOf(1)).toBe('full');
  expect(await visitor(records).kindOf(1)).toBeUndefined();
});

test('a record that cannot be written leaves the browser’s own', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { kindOf } = visitor(platform(true));
  expect(await kindOf(1)).toBe('approval');
  expect(await kindOf(1)).toBeUndefined();
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});

test('a decision that its own page shows has no dialog; a full approval after it has one', async () => {
  const first = visitor();
  expectDecisionPage(first.session);
  expect(await first.kindOf(4)).toBeUndefined();
  expect(await first.kindOf(1)).toBe('full');
  const other = visitor();
  await other.note(1);
  expect(await other.kindOf(1)).toBeUndefined();
});

test('a decline or an expired approval has none', async () => {
  expect(await visitor().kindOf(2)).toBeUndefined();
  expect(await visitor().kindOf(1, 'a1', true)).toBeUndefined();
});
