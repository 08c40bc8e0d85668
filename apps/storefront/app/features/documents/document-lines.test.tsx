import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import texts from '../../../translations/en-US.json' with { type: 'json' };
import { DocumentCard } from './document-card.tsx';
import type { DocumentRow } from './document-lines.tsx';
import { DocumentStatus } from './document-status.tsx';

function shown(element: ReactElement): string {
  const router = createMemoryRouter([{ path: '/', element }]);
  const markup = renderToStaticMarkup(
    <IntlProvider locale="en-US" messages={texts}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  return markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

const SENT = '1 file, sent Nov 21';

test.each<[DocumentRow['state'], DocumentRow['reason'], number, string, readonly string[]]>([
  ['needed', null, 3, 'Not sent yet', []],
  ['in-review', null, 2, 'Being checked', [SENT]],
  ['accepted', null, 2, 'Accepted', [SENT]],
  ['unreviewed', null, 2, 'Not checked', [SENT, 'We could not check it within a day.']],
  ['refused', 'unreadable', 2, 'Not accepted', [SENT, 'blurry or cut off', 'You can send it 2 more times.']],
  [
    'refused',
    'wrong-document',
    1,
    'Not accepted',
    ['not the document that we asked for.', 'Driver’s license, state ID', 'You can send it once more.'],
  ],
  ['refused', 'page-missing', 0, 'Not accepted', ['A page is missing.', 'Please bring it to your store.']],
])(
  '%s, %s, %i tries: the account and the checkout say the same',
  (state, reason, triesLeft, title, lines) => {
    const handedInOn = state === 'needed' ? null : '2026-11-21';
    const document: DocumentRow = { kind: 'ID', state, reason, handedInOn, fileCount: 1, triesLeft };
    for (const element of [<DocumentCard document={document} />, <DocumentStatus document={document} />]) {
      const text = shown(element);
      for (const line of [title, ...lines]) expect(text).toContain(line);
      expect(text.split('Driver’s license').length).toBeLessThanOrEqual(2);
    }
  },
);
