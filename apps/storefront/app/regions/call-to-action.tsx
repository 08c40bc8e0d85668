import { z } from 'zod';
import { buttonClass } from '../ui/button.tsx';
import { ContentAnchor, ContentLink } from './content-link.tsx';

export const CallToActionData = z.object({
  title: z.string(),
  text: z.string(),
  primaryAction: ContentLink,
  secondaryLink: z.nullable(ContentLink),
});
export type CallToActionData = z.infer<typeof CallToActionData>;

export function CallToAction({ data }: { readonly data: CallToActionData }) {
  return (
    <section className="page-width mt-section">
      <div className="rounded-panel bg-sage-100 p-6 md:p-10">
        <h2 className="text-xl">{data.title}</h2>
        <p className="mt-3 max-w-[62ch] text-base text-ink-2">{data.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ContentAnchor link={data.primaryAction} className={buttonClass({ variant: 'action' })} />
          {data.secondaryLink && (
            <ContentAnchor link={data.secondaryLink} className={buttonClass({ variant: 'link' })} />
          )}
        </div>
      </div>
    </section>
  );
}
