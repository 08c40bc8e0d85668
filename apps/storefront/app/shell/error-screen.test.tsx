import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorScreen } from './error-screen.tsx';

const messages = JSON.parse(
  readFileSync(new URL('../../translations/en-US.json', import.meta.url), 'utf8'),
) as Record<string, string>;

const render = (stack?: string) =>
  renderToStaticMarkup(
    <IntlProvider locale="en-US" messages={messages}>
      <MemoryRouter>
        <ErrorScreen {...(stack !== undefined && { stack })} />
      </MemoryRouter>
    </IntlProvider>,
  );

test('the stack trace stands below the screen where there is one, as text', () => {
  const markup = render('Error: <b>lost</b>\n    at route.tsx:1');
  expect(markup).toContain('Error: &lt;b&gt;lost&lt;/b&gt;\n    at route.tsx:1');
  expect(markup).toContain('This page isn&#x27;t working');
});

test('without one there is no room for it', () => {
  expect(render()).not.toContain('<pre');
});
