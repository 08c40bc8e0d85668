import { Heart, Search } from 'lucide-react';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { OutsideLink, TextLink } from '../../ui/text-link.tsx';
import { GallerySection, Specimen } from './gallery-section.tsx';
import { useSamples } from './samples.ts';

const looks = [
  { variant: 'action', hover: 'bg-berry-700!', pressed: 'bg-berry-800!' },
  { variant: 'solid', hover: 'bg-spruce-800!', pressed: 'bg-spruce-900!' },
  { variant: 'outline', hover: 'bg-sage-100!', pressed: 'bg-sage-100! translate-y-px' },
] as const;

const focused = 'outline-3 outline-offset-2 outline-focus';

export function ActionsSection() {
  const words = useSamples();
  return (
    <GallerySection id="actions" title="Actions">
      {looks.map(({ variant, hover, pressed }) => (
        <Specimen key={variant} name={`Button, ${variant}`}>
          <Button variant={variant}>{words.rest}</Button>
          <Button variant={variant} className={hover}>
            {words.hover}
          </Button>
          <Button variant={variant} className={pressed}>
            {words.pressed}
          </Button>
          <Button variant={variant} className={focused}>
            {words.focus}
          </Button>
          <Button variant={variant} disabled>
            {words.disabled}
          </Button>
          <Button variant={variant} isBusy>
            {words.saving}
          </Button>
          <Button variant={variant} size="small">
            {words.save}
          </Button>
        </Specimen>
      ))}
      <Specimen name="Button, link · icon button">
        <ButtonLink to="#actions" variant="link">
          {words.rest}
        </ButtonLink>
        <Button variant="link" className="ml-4">
          {words.save}
        </Button>
        <IconButton aria-label={words.save} className="ml-4">
          <Icon as={Heart} />
        </IconButton>
        <IconButton aria-label={words.save} className={cx('bg-sage-100', focused)}>
          <Icon as={Search} />
        </IconButton>
      </Specimen>
      <Specimen name="Text link: inline, quiet, strong, leaves the shop">
        <p>
          {words.storeText} <TextLink to="#actions">{words.store}</TextLink>
        </p>
        <TextLink to="#actions" look="quiet" className="ml-6">
          {words.documents}
        </TextLink>
        <TextLink to="#actions" look="strong" className="ml-6">
          {words.schedule}
        </TextLink>
        <span className="ml-6">
          <OutsideLink href="https://www.ftc.gov/">ftc.gov</OutsideLink>
        </span>
      </Specimen>
    </GallerySection>
  );
}
