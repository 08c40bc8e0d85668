import { TextLink } from '../../ui/text-link.tsx';
import { ActionsSection } from './actions-section.tsx';
import { ChoicesSection } from './choices-section.tsx';
import { ContentSection } from './content-section.tsx';
import { DataSection } from './data-section.tsx';
import { FeedbackSection } from './feedback-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { NavigationSection } from './navigation-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import { ShopSection } from './shop-section.tsx';

export const handle = { layout: 'bare' };

export function meta() {
  return [{ title: 'Components and states' }, { name: 'robots', content: 'noindex' }];
}

const sections = [
  'actions',
  'fields',
  'choices',
  'overlays',
  'navigation',
  'feedback',
  'content',
  'data',
  'shop',
] as const;

/** Every component of app/ui in every state, and components built from them; in development only (decision 0015). */
export default function Gallery() {
  return (
    <div className="page-width pt-10 pb-24">
      <h1 className="text-2xl">Components and states</h1>
      <nav aria-label="Sections" className="mt-4 flex flex-wrap gap-x-5">
        {sections.map((section) => (
          <TextLink key={section} to={`#${section}`} look="quiet" className="capitalize">
            {section}
          </TextLink>
        ))}
      </nav>
      <ActionsSection />
      <FieldsSection />
      <ChoicesSection />
      <OverlaysSection />
      <NavigationSection />
      <FeedbackSection />
      <ContentSection />
      <DataSection />
      <ShopSection />
    </div>
  );
}
