import { expect, test } from 'vitest';
import { documentHeaders } from './security-headers.ts';

const formTargetsOf = (identityProviderOrigin: string | undefined) =>
  documentHeaders({
    nonce: 'n',
    cardFrameOrigin: 'https://cards.example',
    identityProviderOrigin,
    isHttps: true,
    isDevelopment: false,
  })
    ['Content-Security-Policy']?.split('; ')
    .find((directive) => directive.startsWith('form-action'));

test('a form may lead to the identity provider, whose origin is a setting, and nowhere else outside', () => {
  expect(formTargetsOf('https://id.example')).toBe(
    "form-action 'self' https://cards.example https://id.example",
  );
  expect(formTargetsOf(undefined)).toBe("form-action 'self' https://cards.example");
});
