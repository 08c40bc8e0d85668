import { sensitive } from '@ownpath/domain/sensitive';
import { MESSAGE_TOPICS } from '@ownpath/domain/servicing';
import { expect, it } from 'vitest';
import type { HelpDesk } from '../../ports/index.ts';
import { sandboxHelpDesk } from './sandbox.ts';

/** Contract of every store desk; the message says what comes of it. */
function helpDeskContract(
  name: string,
  { desk, wait }: { readonly desk: HelpDesk; readonly wait: () => void },
): void {
  const ask = (message: string | null, reference = String(message), locale = 'en-US') =>
    desk.ask({
      reference,
      storeNumber: '04217',
      agreementNumber: '04217-70000001',
      kind: 'new-payday',
      message: message === null ? null : sensitive(message),
      locale,
    });

  it(`${name}: answers in the customer’s language, the same for the same reference`, async () => {
    expect(await ask(null)).toMatchObject({ status: 'answered', outcome: 'agreed' });
    expect(await ask('Please call me')).toMatchObject({ outcome: 'call' });
    expect(await ask('refuse')).toMatchObject({ outcome: 'not-possible' });
    const spanish = await ask('refuse', 'other', 'es-US');
    expect(spanish).toMatchObject({ outcome: 'not-possible', text: expect.stringContaining('Llámenos') });
    expect(await ask('refuse', 'other', 'es-US')).toEqual(spanish);
  });

  it(`${name}: answers a message that belongs to no agreement`, async () => {
    const message = { storeNumber: '00000', agreementNumber: null, message: sensitive('Do you deliver?') };
    for (const kind of MESSAGE_TOPICS) {
      const answer = await desk.ask({ ...message, reference: kind, kind, locale: 'en-US' });
      expect(answer).toMatchObject({ status: 'answered', text: expect.stringMatching(/\S/) });
    }
  });

  it(`${name}: a busy store answers later`, async () => {
    expect(await ask('busy')).toEqual({ status: 'waiting' });
    expect(await ask('busy')).toEqual({ status: 'waiting' });
    wait();
    expect(await ask('busy', 'another')).toEqual({ status: 'waiting' });
    expect(await ask('busy')).toMatchObject({ status: 'answered', outcome: 'agreed' });
  });

  it(`${name}: that is down throws`, async () => {
    await expect(ask('nobody there')).rejects.toMatchObject({ port: 'help-desk' });
  });
}

let now = Date.parse('2026-11-21T15:00:00Z');
helpDeskContract('sandbox', {
  desk: sandboxHelpDesk({ clock: { now: () => new Date(now) } }),
  wait: () => {
    now += 60_000;
  },
});
