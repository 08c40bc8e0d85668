import { expect, test } from 'vitest';
import { isAgreementMarkup } from './agreement-text.tsx';

test.each([
  '<aside lang="en-US" class="summary"><h2>In plain words</h2><ul><li><strong>$24.99</strong> a week</li></ul></aside>',
  '<table><tbody><tr><th scope="row">Ana &lt;b&gt;</th><td class="amount">$1<br><small>each</small></td></tr></tbody></table>',
  'Only text & entities: &lt;script&gt;',
])('a document is shown: %s', (html) => {
  expect(isAgreementMarkup(html)).toBe(true);
});

test.each([
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">x</p>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<p style="position:fixed">x</p>',
  '<p class="a" id="b">x</p>',
  '<svg><p>',
  '<p',
])('other markup is not shown: %s', (html) => {
  expect(isAgreementMarkup(html)).toBe(false);
});
