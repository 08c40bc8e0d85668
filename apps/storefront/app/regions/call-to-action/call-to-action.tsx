import { buttonClass } from '../../ui/button.tsx';
import { ContentAnchor } from '../content-anchor.tsx';
import type { CallToActionData } from './call-to-action-data.ts';

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
