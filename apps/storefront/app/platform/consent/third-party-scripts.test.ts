import { parseConsent } from '@ownpath/domain/consent';
import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { scriptElements } from './document-scripts.server.ts';
import { allowedScripts, policyOriginsOf, scriptsContext } from './third-party-scripts.server.ts';

afterEach(() => vi.restoreAllMocks());

const sandboxOrigin = 'http://localhost:3001';
const scriptOrigins = ['https://feedback.example'];
const load = (feedbackScriptURL: unknown) =>
  allowedScripts({ feedbackScriptURL }, { sandboxOrigin, scriptOrigins }).map(({ url }) => url);

test('a script loads from a listed https origin or the sandbox, and from nowhere else', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(load('https://feedback.example/a.js?site=1')).toEqual(['https://feedback.example/a.js?site=1']);
  expect(load(`${sandboxOrigin}/scripts/feedback.js`)).toEqual([`${sandboxOrigin}/scripts/feedback.js`]);
  expect(warn).not.toHaveBeenCalled();
  const refused = [
    'http://feedback.example/a.js',
    'https://feedback.example.evil/a.js',
    'https://feedback.example:8443/a.js',
    'https://feedback.example@evil.example/a.js',
    'javascript:alert(1)',
    '//feedback.example/a.js',
    'data:text/javascript,1',
  ];
  for (const address of refused) expect([address, load(address)]).toEqual([address, []]);
  expect(warn).toHaveBeenCalledTimes(refused.length);
});

test('a preference that is empty or no text loads nothing, and is nothing to warn of', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect([load(''), load(undefined), load(42), load(['https://feedback.example/a.js'])]).toEqual([
    [],
    [],
    [],
    [],
  ]);
  expect(warn).not.toHaveBeenCalled();
});

test('an address can’t leave its attribute, and what an answer does not cover is cleared', () => {
  const id = '11111111-1111-4111-8111-111111111111';
  const markup = (categories: string) =>
    scriptElements(
      parseConsent(`1.${id}.${categories}`, false),
      allowedScripts(
        { heatmapScriptURL: 'https://feedback.example/a.js?a="><script>&b' },
        { sandboxOrigin, scriptOrigins },
      ),
      'n0nce',
    );
  expect(markup('performance')).toContain('src="https://feedback.example/a.js?a=%22%3E%3Cscript%3E&amp;b"');
  expect(markup('performance')).toContain(`s.removeItem('recentlyViewed')`);
  expect(markup('functional')).not.toContain(`removeItem`);
  expect(markup('functional')).toContain(`document.cookie='categoryViews=;Path=/;Max-Age=0'`);
  expect(markup('performance')).not.toContain('categoryViews');
});

test('Google Analytics may report where it does, and waits for advertising; no document has more than its scripts need', () => {
  const google = 'https://www.googletagmanager.com';
  const [script] = allowedScripts(
    { ga4ScriptURL: `${google}/gtag/js?id=G-1` },
    { sandboxOrigin, scriptOrigins: [google] },
  );
  expect(script?.category).toBe('advertising');
  const context = new RouterContextProvider();
  expect(policyOriginsOf(context)).toBeNull();
  context.set(scriptsContext, script ? [script] : []);
  const policy = policyOriginsOf(context);
  expect([policy?.scriptSrc, policy?.styleSrc, policy?.frameSrc]).toEqual([[google], [], []]);
  expect(policy?.connectSrc).toEqual([
    google,
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ]);
});
