import { ChevronDown, Heart, LogOut, UserRound, Wallet } from 'lucide-react';
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
  const words = useSamples();
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
        {opener('small', words.openDialog)}
        {opener('medium', words.openOffers)}
        {opener('large', words.openCart)}
      </Specimen>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Dialog
          key={size}
          isOpen={open === size}
          onClose={close}
          title={words.store}
          closeLabel={closeLabel}
          size={size}
          closesOnScrim={size !== 'small'}
        >
          <p className="mt-2 mb-5 text-base text-ink-2">{words.storeText}</p>
          <PasswordField id={`dialog-password-${size}`} label={words.password} />
          <Button isBlock className="mt-5" onClick={close}>
            {words.save}
          </Button>
        </Dialog>
      ))}
      <Specimen name="Drawer: 346, left or right">
        {opener('left', words.openDrawer)}
        {opener('right', words.openRightDrawer)}
      </Specimen>
      {(['left', 'right'] as const).map((side) => (
        <Drawer
          key={side}
          isOpen={open === side}
          onClose={close}
          title={words.store}
          closeLabel={closeLabel}
          side={side}
        >
          <p className="p-4">{words.storeText}</p>
          <div className="px-4">
            <ButtonLink to="/find-a-store" isBlock>
              {formatMessage({ id: 'shell.store.find' })}
            </ButtonLink>
          </div>
        </Drawer>
      ))}
      <Specimen name="Confirm prompt: the specification's words, words of one's own">
        {opener('question', words.ask)}
        {opener('named question', words.remove)}
      </Specimen>
      <ConfirmPrompt isOpen={open === 'question'} onAnswer={close} />
      <ConfirmPrompt
        isOpen={open === 'named question'}
        onAnswer={close}
        title={words.removeTitle}
        message={words.removeText}
        yes={words.remove}
        no={words.keep}
      />
      <Specimen name="Popover · menu · tooltip">
        <Popover
          trigger={<Button variant="outline">{words.store}</Button>}
          title={words.store}
          closeLabel={closeLabel}
        >
          <p className="mb-4 text-ink-2">{words.storeText}</p>
          <ButtonLink to="/find-a-store" size="small">
            {formatMessage({ id: 'listing.changeStore' })}
          </ButtonLink>
        </Popover>
        <Menu
          trigger={
            <Button variant="outline">
              {formatMessage({ id: 'shell.account' })}
              <Icon as={ChevronDown} size="s" />
            </Button>
          }
        >
          <MenuLink to="/account" icon={UserRound}>
            {words.dashboard}
          </MenuLink>
          <MenuLink to="/cart/wishlist" icon={Heart}>
            {formatMessage({ id: 'shell.savedItems' })}
          </MenuLink>
          <MenuAction icon={Wallet} isDisabled onSelect={close}>
            {words.payments}
          </MenuAction>
          <MenuSeparator />
          <MenuAction icon={LogOut} onSelect={close}>
            {words.signOut}
          </MenuAction>
        </Menu>
        <Tooltip text={formatMessage({ id: 'shell.savedItems' })}>
          <IconButton aria-label={formatMessage({ id: 'shell.savedItems' })}>
            <Icon as={Heart} />
          </IconButton>
        </Tooltip>
      </Specimen>
      <Specimen name="Toast: 5 seconds, waits under the pointer">
        <Button variant="outline" onClick={() => showToast({ tone: 'done', content: words.wishlist })}>
          {words.save}
        </Button>
        <Button variant="outline" onClick={() => showToast({ tone: 'error', content: words.wrong })}>
          {words.wrong}
        </Button>
      </Specimen>
    </GallerySection>
  );
}
