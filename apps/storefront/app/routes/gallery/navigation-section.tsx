import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { Accordion } from '../../ui/accordion.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { GallerySection, Specimen } from './gallery-section.tsx';
import { useSamples } from './samples.ts';

const PAGES = 12;

export function NavigationSection() {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const texts = useSamples();
  const [search] = useSearchParams();
  const page = Number(search.get('page') ?? 6);
  const steps = ['schedule', 'terms', 'payment', 'sign'].map((step) => text(`checkout.step.${step}`));
  const questions = [
    { id: 'return', title: texts.question1, content: <p>{texts.answer1}</p> },
    { id: 'mine', title: texts.question2, content: <p>{texts.answer2}</p> },
    { id: 'late', title: texts.question3, content: <p>{texts.answer3}</p> },
  ];
  return (
    <GallerySection id="navigation" title="Navigation">
      <Specimen name="Tabs: named in the address" layout="one">
        <Tabs
          label={texts.store}
          tabs={[
            { id: 'schedule', label: texts.schedule, content: <p>{texts.scheduleText}</p> },
            { id: 'documents', label: texts.documents, content: <p>{texts.documentsText}</p> },
            { id: 'history', label: texts.history, content: <p>{texts.historyText}</p> },
            { id: 'disabled', label: texts.disabled, content: null, isDisabled: true },
          ]}
        />
      </Specimen>
      <Specimen name="Accordion, one open at a time · collapsible" layout="halves">
        <Accordion items={questions} name="gallery-questions" />
        <Collapsible title={text('video.transcript')}>
          <p>{texts.answer2}</p>
        </Collapsible>
      </Specimen>
      <Specimen name="Pagination" layout="one">
        <Pagination page={page} pageCount={PAGES} hrefOf={(number) => `?page=${number}#navigation`} />
      </Specimen>
      <Specimen name="Stepper" layout="one">
        <Stepper
          label={text('checkout.steps')}
          steps={steps}
          current={1}
          summary={formatMessage({ id: 'checkout.stepOf' }, { name: steps[1], number: 2, count: 4 })}
          next={formatMessage({ id: 'checkout.next' }, { name: steps[2] })}
        />
      </Specimen>
      <Specimen name="Breadcrumb" layout="one">
        <Breadcrumb
          label={text('breadcrumb.label')}
          crumbs={[
            { label: text('breadcrumb.home'), to: '/' },
            { label: text('shell.departments'), to: '/shop-all' },
            { label: texts.documents },
          ]}
        />
      </Specimen>
    </GallerySection>
  );
}
