import { z } from 'zod';
import { ClampedText } from '../ui/clamped-text.tsx';
import { cx } from '../ui/cx.ts';
import { ContentAnchor, ContentLink } from './content-link.tsx';
import { WithContents } from './with-contents.tsx';

export const RichTextData = z.object({
  /** Shows five lines and a button for the rest. */
  isClamped: z.boolean().optional(),
  /** Lists the headings beside the text. */
  hasContents: z.boolean().optional(),
  sections: z.array(
    z.object({
      heading: z.string().nullable(),
      paragraphs: z.array(z.string()),
      links: z.array(ContentLink).optional(),
    }),
  ),
});
export type RichTextData = z.infer<typeof RichTextData>;

type Section = RichTextData['sections'][number];

/** Headings, paragraphs and lists of links; the content has no markup. */
export function RichText({ data: { sections, isClamped, hasContents } }: { readonly data: RichTextData }) {
  if (hasContents) {
    const listed = sections.map(({ heading }, index) => ({
      id: `section-${index + 1}`,
      heading: heading ?? '',
    }));
    return (
      <WithContents sections={listed}>
        {sections.map((section, index) => (
          <section key={index} id={listed[index]?.id} className="scroll-mt-6 not-first:mt-8">
            <SectionText section={section} />
          </section>
        ))}
      </WithContents>
    );
  }
  return (
    <section className={cx('page-width grid gap-8', isClamped ? 'mt-section' : 'mt-8')}>
      {sections.map((section, index) => (
        <div key={index} className={section.paragraphs.length > 0 ? 'max-w-[68ch]' : undefined}>
          <SectionText section={section} isClamped={isClamped} />
        </div>
      ))}
    </section>
  );
}

type SectionTextProps = { readonly section: Section; readonly isClamped?: boolean | undefined };

function SectionText({ section, isClamped }: SectionTextProps) {
  return (
    <>
      {section.heading && <h2 className="mb-3 text-lg">{section.heading}</h2>}
      {isClamped ? (
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
    </>
  );
}

function paragraphsOf(paragraphs: readonly string[]) {
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className="not-first:mt-3">
      {paragraph}
    </p>
  ));
}
