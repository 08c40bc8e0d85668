import { z } from 'zod';
import { ClampedText } from '../ui/clamped-text.tsx';
import { cx } from '../ui/cx.ts';

export const RichTextData = z.object({
  /** Shows five lines and a button for the rest. */
  isClamped: z.boolean().optional(),
  sections: z.array(z.object({ heading: z.string().nullable(), paragraphs: z.array(z.string()) })),
});
export type RichTextData = z.infer<typeof RichTextData>;

/** Headings and paragraphs; the content has no markup. */
export function RichText({ data }: { readonly data: RichTextData }) {
  return (
    <section className={cx('page-width grid gap-8', data.isClamped ? 'mt-section' : 'mt-8')}>
      {data.sections.map((section, index) => (
        <div key={index} className="max-w-[68ch]">
          {section.heading && <h2 className="mb-3 text-lg">{section.heading}</h2>}
          {data.isClamped ? (
            <ClampedText className="text-base text-ink-2">{paragraphsOf(section.paragraphs)}</ClampedText>
          ) : (
            <div className="text-base text-ink-2">{paragraphsOf(section.paragraphs)}</div>
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
