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
  const texts = useSamples();
  return (
    <GallerySection id="actions" title="Actions">
      {looks.map(({ variant, hover, pressed }) => (
        <Specimen key={variant} name={`Button, ${variant}`}>
          <Button variant={variant}>{texts.rest}</Button>
          <Button variant={variant} className={hover}>
            {texts.hover}
          </Button>
          <Button variant={variant} className={pressed}>
            {texts.pressed}
          </Button>
          <Button variant={variant} className={focused}>
            {texts.focus}
          </Button>
          <Button variant={variant} disabled>
            {texts.disabled}
          </Button>
          <Button variant={variant} isBusy>
            {texts.saving}
          </Button>
          <Button variant={variant} size="small">
            {texts.save}
          </Button>
        </Specimen>
      ))}
      <Specimen name="Button, link · icon button">
        <ButtonLink to="#actions" variant="link">
          {texts.rest}
        </ButtonLink>
        <Button variant="link" className="ml-4">
          {texts.save}
        </Button>
        <IconButton aria-label={texts.save} className="ml-4">
          <Icon as="heart" />
        </IconButton>
        <IconButton aria-label={texts.save} className={cx('bg-sage-100', focused)}>
          <Icon as="search" />
        </IconButton>
      </Specimen>
      <Specimen name="Text link: inline, quiet, strong, leaves the shop">
        <p>
          {texts.storeText} <TextLink to="#actions">{texts.store}</TextLink>
        </p>
        <TextLink to="#actions" look="quiet" className="ml-6">
          {texts.documents}
        </TextLink>
        <TextLink to="#actions" look="strong" className="ml-6">
          {texts.schedule}
        </TextLink>
        <span className="ml-6">
          <OutsideLink href="https://www.ftc.gov/">ftc.gov</OutsideLink>
        </span>
      </Specimen>
    </GallerySection>
  );
}
