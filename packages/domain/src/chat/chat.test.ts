import { describe, expect, test } from 'vitest';
import { type ChatRules, chatKindOf, chatWaitMs, readChatKind } from './index.ts';

const RULES: ChatRules = {
  allowedPages: ['/', '/contact-us', '/faqs', '/account', '/my-accounts/*', '/c/*', '/submit-application'],
  botPages: ['/faqs'],
  kinds: ['sales', 'my-account', 'bot'],
};

describe('who answers a chat', () => {
  test.each([
    ['/', null, 'sales'],
    ['/c/furniture/sofas', null, 'sales'],
    ['/faqs', null, 'bot'],
    ['/account', null, 'my-account'],
    ['/my-accounts/payment-method', null, 'my-account'],
    // Not in the list.
    ['/cart', null, null],
    ['/faqs/more', null, null],
    ['/accounting', null, null],
    // In the list, and still not before a chat was started.
    ['/submit-application', null, null],
    ['/submit-application', 'sales', 'sales'],
    // A chat goes on with those who answered first.
    ['/cart', 'bot', 'bot'],
    ['/account', 'sales', 'sales'],
    ['/', 'my-account', 'my-account'],
  ] as const)('on %s after %s: %s', (path, started, kind) => {
    expect(chatKindOf(path, RULES, started)).toBe(kind);
  });

  test('a kind that nobody staffs is answered by another; without any there is no chat', () => {
    const salesOnly: ChatRules = { ...RULES, kinds: ['sales'] };
    expect(['/faqs', '/account'].map((path) => chatKindOf(path, salesOnly, null))).toEqual([
      'sales',
      'sales',
    ]);
    expect(chatKindOf('/cart', salesOnly, 'bot')).toBe('sales');
    expect(chatKindOf('/', { ...RULES, kinds: ['bot'] }, null)).toBe('bot');
    expect(chatKindOf('/', { ...RULES, kinds: [] }, null)).toBeNull();
    expect(chatKindOf('/', { ...RULES, kinds: [] }, 'sales')).toBeNull();
  });

  test('a cookie that nobody wrote is no chat', () => {
    expect(['bot', 'Sales', '', undefined, '__proto__'].map(readChatKind)).toEqual([
      'bot',
      null,
      null,
      null,
      null,
    ]);
  });

  test('the application waits up to 30 s for the provider, other pages 10 s', () => {
    expect([chatWaitMs('/submit-application'), chatWaitMs('/faqs')]).toEqual([30_000, 10_000]);
  });
});
