import { Link } from 'react-router';
import type { AssetBlock } from './asset-text.server.ts';

/** The paragraphs of a content asset, with its links. */
export function AssetParagraphs({ blocks }: { readonly blocks: readonly AssetBlock[] }) {
  return blocks
    .filter(({ kind }) => kind === 'paragraph')
    .map(({ runs }, index) => (
      <p key={index} className="not-first:mt-2">
        {runs.map(({ text, href }, position) =>
          href === null ? (
            text
          ) : (
            <Link key={position} to={href} className="text-spruce-700 underline">
              {text}
            </Link>
          ),
        )}
      </p>
    ));
}
