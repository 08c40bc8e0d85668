import { describe, expect, test } from 'vitest';
import { safeDestination } from './safe-destination.ts';

describe('a redirect target', () => {
  test.each(['/c/furniture', '/search?q=sofa&x=//evil', '/', 'https://help.example.com/a?b=c', '/a//b'])(
    '%s is kept',
    (target) => {
      expect(safeDestination(target)).toBe(target);
    },
  );

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '/\t/evil.example',
    'data:text/html,x',
    'http://evil.example',
    'https:evil.example',
    'https://user@evil.example',
    'evil.example',
    '',
  ])('%j is refused', (target) => {
    expect(safeDestination(target)).toBeNull();
  });
});
