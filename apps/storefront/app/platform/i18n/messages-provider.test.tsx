import { renderToStaticMarkup } from 'react-dom/server';
import { FormattedMessage } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { type CompiledMessages, MessagesProvider } from './messages-provider.tsx';

afterEach(() => void vi.restoreAllMocks());

const render = (messages: CompiledMessages) =>
  renderToStaticMarkup(
    <MessagesProvider locale="es-US" messages={messages}>
      <FormattedMessage id="shell.cart" />
    </MessagesProvider>,
  );

test('a missing translation is logged, and the page still renders', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(render({})).toContain('shell.cart');
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/Missing message: "shell\.cart"/));
});

test('any other translation error is thrown', () => {
  const needsCount: CompiledMessages = { 'shell.cart': [{ type: 1, value: 'count' }] };
  expect(() => render(needsCount)).toThrow(/count/);
});
