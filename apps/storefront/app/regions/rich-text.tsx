import { z } from 'zod';
import { ClampedText } from '../ui/clamped-text.tsx';
import { cx } from '../ui/cx.ts';
import { ContentAnchor, ContentLink } from './content-link.tsx';

export const RichTextData = z.object({
  /** Shows five lines and a button for the rest. */
  isClamped: z.boolean().optional(),
  sections: z.array(
    z.object({
      heading: z.string().nullable(),
      paragraphs: z.array(z.string()),
      links: z.array(ContentLink).optional(),
    }),
  ),
});
export type RichTextData = z.infer<typeof RichTextData>;

/** Headings, paragraphs and lists of links; the content has no markup. */
export function RichText({ data }: { readonly data: RichTextData }) {
  return (
    <section className={cx('page-width grid gap-8', data.isClamped ? 'mt-section' : 'mt-8')}>
      {data.sections.map((section, index) => (
        <div key={index} className={section.paragraphs.length > 0 ? 'max-w-[68ch]' : undefined}>
          {section.heading && <h2 className="mb-3 text-lg">{section.heading}</h2>}
          {data.isClamped ? (
            <ClampedText className="text-base text-ink-2">{paragraphsOf(section.paragraphs)}</ClampedText>
          ) : (
            <div className="text-base text-ink-2">{paragraphsOf(section.paragraphs)}</div>
          )}
          {section.links && (
            <ul
              className={cx(
                'mt-2 grid gap-x-8 sm:grid-cols-2',
                section.paragraphs.length === 0 && 'lg:grid-cols-4',
              )}
            >
              {section.links.map((link) => (
                <li key={link.label}>
                  <ContentAnchor
                    link={link}
                    className="inline-flex min-h-11 items-center font-semibold text-spruce-700 underline hover:decoration-2"
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  );
}

function paragraphsOf(paragraphs: readonly string[]) {
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className="not-first:mt-3">
      {paragraph}
    </p>
  ));
}
