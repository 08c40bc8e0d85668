import { expect, test } from 'vitest';
import { visitorWith } from '../../shared/shopper/visitor-stub.ts';
import { takePhoneMatch } from './phone-match.server.ts';

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('nothing is sent without a number and both ticks; what is ticked stays', async () => {
  const { visitor, sentTo } = visitorWith({});
  const form = formOf({ intent: 'send-code', phone: '214', consentsToCode: 'on' });
  expect(await takePhoneMatch(visitor.commerce, form)).toMatchObject({
    status: 422,
    returned: { phone: '214', ticked: ['consentsToCode'], wrongFields: ['phone', 'consentsToLookUp'] },
  });
  expect(sentTo('startPhoneMatch')).toEqual([]);
});

test('number and consents go out with the version of their texts', async () => {
  const { visitor, sentTo } = visitorWith({ startPhoneMatch: { view: 'code' } });
  const ticks = { consentsToCode: 'on', consentsToLookUp: 'on' };
  await takePhoneMatch(visitor.commerce, formOf({ intent: 'send-code', phone: '(214) 555-0101', ...ticks }));
  expect(sentTo('startPhoneMatch')).toEqual([
    {
      body: {
        phone: '2145550101',
        consentsToCode: true,
        consentsToLookUp: true,
        consentVersion: expect.stringMatching(/^phone-/),
      },
    },
  ]);
});

test.each([
  ['12345', { getPhoneMatch: { triesLeft: 3 } }, { codeProblem: 'malformed', triesLeft: 3 }],
  [
    '123 456',
    { verifyPhoneCode: { isCodeWrong: true, triesLeft: 2 } },
    { codeProblem: 'wrong', triesLeft: 2 },
  ],
])('the code %s comes back', async (code, answers, returned) => {
  const { visitor } = visitorWith(answers);
  expect(await takePhoneMatch(visitor.commerce, formOf({ intent: 'check-code', code }))).toMatchObject({
    status: 422,
    returned,
  });
});

test.each([
  ['confirm', 'answerPhoneMatch', { isMine: true }],
  ['refuse', 'answerPhoneMatch', { isMine: false }],
  ['resend-code', 'resendPhoneCode', {}],
  ['skip', 'skipPhoneMatch', {}],
  ['nonsense', 'skipPhoneMatch', {}],
])('%s calls %s', async (intent, call, body) => {
  const { visitor, sentTo } = visitorWith({ [call]: { view: 'done' } });
  expect(await takePhoneMatch(visitor.commerce, formOf({ intent }))).toEqual({ state: { view: 'done' } });
  expect(sentTo(call)).toEqual([{ body }]);
});
