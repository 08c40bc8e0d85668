import type { Consent } from '@ownpath/domain/consent';
import { FUNCTIONAL_KEYS, PRODUCT_KEYS } from '../browser-storage.ts';
import type { LoadedScript } from './third-party-scripts.server.ts';

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Script elements of a document: one repeats the answer under `consent` (specification section 7) and clears what an
 * answer no longer covers, then those of third parties.
 */
export function scriptElements(consent: Consent, scripts: readonly LoadedScript[], nonce: string): string {
  const isFunctional = consent.categories.includes('functional');
  const cleared = isFunctional ? [] : FUNCTIONAL_KEYS;
  const steps = [
    consent.id === null
      ? `s.removeItem('consent')`
      : `s.setItem('consent','${JSON.stringify(consent.categories)}')`,
    ...cleared.map((key) => `s.removeItem('${key}')`),
    ...(isFunctional ? [] : [`Object.keys(s).forEach(k=>k.startsWith('${PRODUCT_KEYS}')&&s.removeItem(k))`]),
  ];
  // Kept by a script of the shop (`trackers/category-views.ts`), which no longer runs.
  if (!consent.categories.includes('performance')) {
    steps.push(`document.cookie='categoryViews=;Path=/;Max-Age=0'`);
  }
  const mirror = `try{let s=localStorage;${steps.join(';')}}catch{}`;
  const elements = scripts.map(
    ({ url, preference }) =>
      `<script async nonce="${nonce}" src="${escapeAttribute(url)}" data-preference="${preference}"></script>`,
  );
  return `<script nonce="${nonce}">${mirror}</script>${elements.join('')}`;
}
