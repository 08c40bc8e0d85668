import { type Both, localized as t } from '../localized.ts';
import { definePage, type TypedContentPage } from './define-page.ts';

/** A paragraph, or links under the paragraphs before. */
type Part = Both | { readonly links: readonly (readonly [label: Both, href: string])[] };
export type Section = readonly [heading: Both, ...parts: readonly Part[]];

const isLinks = (part: Part): part is Exclude<Part, Both> => 'links' in part;

const hasText = ([, ...parts]: Section) => parts.some((part) => !isLinks(part));

/** A page of headings, paragraphs and links. Text has contents beside it; a list of links needs none. */
export function textPage(
  id: string,
  title: Both,
  description: Both,
  sections: readonly Section[],
): TypedContentPage {
  return definePage({
    id,
    title: t(title),
    description: t(description),
    regions: [
      { id: `${id}-heading`, type: 'page-heading', data: { title: t(title), lead: t(description) } },
      {
        id: `${id}-text`,
        type: 'rich-text',
        data: { hasContents: sections.every(hasText), sections: sections.map(sectionOf) },
      },
    ],
  });
}

function sectionOf([heading, ...parts]: Section) {
  const links = parts.filter(isLinks).flatMap((part) => part.links);
  return {
    heading: t(heading),
    paragraphs: parts.filter((part): part is Both => !isLinks(part)).map(t),
    ...(links.length > 0 && { links: links.map(([label, href]) => ({ label: t(label), href })) }),
  };
}
