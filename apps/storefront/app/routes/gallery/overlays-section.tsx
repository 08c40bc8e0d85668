import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { ConfirmPrompt } from '../../ui/confirm-prompt.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuAction, MenuLink, MenuSeparator } from '../../ui/menu.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Popover } from '../../ui/popover.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { GallerySection, Specimen } from './gallery-section.tsx';
import { useSamples } from './samples.ts';

type Overlay = 'small' | 'medium' | 'large' | 'left' | 'right' | 'question' | 'named question' | null;

export function OverlaysSection() {
  const { formatMessage } = useIntl();
  const texts = useSamples();
  const showToast = useToast();
  const [open, setOpen] = useState<Overlay>(null);
  const close = () => setOpen(null);
  const closeLabel = formatMessage({ id: 'shell.close' });
  const opener = (overlay: Overlay, label: string) => (
    <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(overlay)}>
      {label}
    </Button>
  );
  return (
    <GallerySection id="overlays" title="Overlays">
      <Specimen name="Dialog: 440, 520, 760; a sheet below 768">
        {opener('small', texts.openDialog)}
        {opener('medium', texts.openOffers)}
        {opener('large', texts.openCart)}
      </Specimen>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Dialog
          key={size}
          isOpen={open === size}
          onClose={close}
          title={texts.store}
          closeLabel={closeLabel}
          size={size}
          closesOnScrim={size !== 'small'}
        >
          <p className="mt-2 mb-5 text-base text-ink-2">{texts.storeText}</p>
          <PasswordField id={`dialog-password-${size}`} label={texts.password} />
          <Button isBlock className="mt-5" onClick={close}>
            {texts.save}
          </Button>
        </Dialog>
      ))}
      <Specimen name="Drawer: 346, left or right">
        {opener('left', texts.openDrawer)}
        {opener('right', texts.openRightDrawer)}
      </Specimen>
      {(['left', 'right'] as const).map((side) => (
        <Drawer
          key={side}
          isOpen={open === side}
          onClose={close}
          title={texts.store}
          closeLabel={closeLabel}
          side={side}
        >
          <p className="p-4">{texts.storeText}</p>
          <div className="px-4">
            <ButtonLink to="/find-a-store" isBlock>
              {formatMessage({ id: 'shell.store.find' })}
            </ButtonLink>
          </div>
        </Drawer>
      ))}
      <Specimen name="Confirm prompt: the specification's texts, texts of one's own">
        {opener('question', texts.ask)}
        {opener('named question', texts.remove)}
      </Specimen>
      <ConfirmPrompt isOpen={open === 'question'} onAnswer={close} />
      <ConfirmPrompt
        isOpen={open === 'named question'}
        onAnswer={close}
        title={texts.removeTitle}
        message={texts.removeText}
        yes={texts.remove}
        no={texts.keep}
      />
      <Specimen name="Popover · menu · tooltip">
        <Popover
          trigger={<Button variant="outline">{texts.store}</Button>}
          title={texts.store}
          closeLabel={closeLabel}
        >
          <p className="mb-4 text-ink-2">{texts.storeText}</p>
          <ButtonLink to="/find-a-store" size="small">
            {formatMessage({ id: 'listing.changeStore' })}
          </ButtonLink>
        </Popover>
        <Menu
          trigger={
            <Button variant="outline">
              {formatMessage({ id: 'shell.account' })}
              <Icon as="chevron-down" size="s" />
            </Button>
          }
        >
          <MenuLink to="/account" icon="user-round">
            {texts.dashboard}
          </MenuLink>
          <MenuLink to="/cart/wishlist" icon="heart">
            {formatMessage({ id: 'shell.savedItems' })}
          </MenuLink>
          <MenuAction icon="wallet" isDisabled onSelect={close}>
            {texts.payments}
          </MenuAction>
          <MenuSeparator />
          <MenuAction icon="log-out" onSelect={close}>
            {texts.signOut}
          </MenuAction>
        </Menu>
        <Tooltip text={formatMessage({ id: 'shell.savedItems' })}>
          <IconButton aria-label={formatMessage({ id: 'shell.savedItems' })}>
            <Icon as="heart" />
          </IconButton>
        </Tooltip>
      </Specimen>
      <Specimen name="Toast: 5 seconds, waits under the pointer">
        <Button variant="outline" onClick={() => showToast({ tone: 'done', content: texts.wishlist })}>
          {texts.save}
        </Button>
        <Button variant="outline" onClick={() => showToast({ tone: 'error', content: texts.wrong })}>
          {texts.wrong}
        </Button>
      </Specimen>
    </GallerySection>
  );
}
