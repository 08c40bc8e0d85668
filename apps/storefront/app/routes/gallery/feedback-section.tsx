import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Badge, CountBadge } from '../../ui/badge.tsx';
import { Spinner } from '../../ui/button.tsx';
import { Chip, RemovableChip } from '../../ui/chip.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ToastItem } from '../../ui/toast.tsx';
import { GallerySection, Specimen } from './gallery-section.tsx';
import { useSamples } from './samples.ts';

const keepOpen = () => {};

export function FeedbackSection() {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  const texts = useSamples();
  const [chips, setChips] = useState(['condition.great', 'condition.good']);
  return (
    <GallerySection id="feedback" title="Feedback">
      <Specimen name="Badges, chips, count, spinner">
        <Badge tone="spruce">{text('badge.new')}</Badge>
        <Badge tone="honey">{text('badge.sale')}</Badge>
        <Badge tone="outline">{text('badge.preowned')}</Badge>
        <CountBadge count={2} />
        <Chip>{text('condition.fair')}</Chip>
        {chips.map((id) => (
          <RemovableChip key={id} onRemove={() => setChips(chips.filter((other) => other !== id))}>
            {text(id)}
          </RemovableChip>
        ))}
        <RemovableChip disabled onRemove={keepOpen}>
          {texts.disabled}
        </RemovableChip>
        <Spinner />
      </Specimen>
      <Specimen name="Toasts, standing still" layout="halves">
        {(['done', 'error'] as const).map((tone, id) => (
          <ToastItem
            key={tone}
            toast={{ id, tone, content: tone === 'done' ? texts.wishlist : texts.wrong }}
            closeLabel={text('shell.close')}
            onClose={keepOpen}
          />
        ))}
      </Specimen>
      <Specimen name="Notices" layout="halves">
        <Notice tone="info">{texts.storeNotice}</Notice>
        <Notice tone="honey">{texts.cashNotice}</Notice>
        <Notice tone="error">{texts.wrong}</Notice>
        <Notice tone="success">{texts.doneNotice}</Notice>
      </Specimen>
      <Specimen name="Progress" layout="fields">
        <Progress id="progress-owned" label={texts.toOwn} valueText={texts.toDo} value={20} max={78} />
        <Progress
          id="progress-limit"
          label={texts.limit}
          valueText={texts.limitText}
          value={94}
          tone="honey"
        />
        <Progress id="progress-unknown" label={texts.upload} valueText={texts.uploadText} />
      </Specimen>
      <Specimen name="Skeleton" layout="fields">
        <div aria-busy="true">
          <Skeleton className="aspect-[4/3.35] w-full rounded-card!" />
          <Skeleton className="mt-4 h-3 w-1/4" />
          <Skeleton className="mt-3 h-5 w-3/4" />
          <Skeleton className="mt-3 h-3 w-full" />
        </div>
      </Specimen>
    </GallerySection>
  );
}
