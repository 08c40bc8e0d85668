import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProductTile, TileSkeleton } from '../../features/catalog/product-tile.tsx';
import { DealsForm } from '../../features/deals/deals-form.tsx';
import { DealsStripForm } from '../../features/deals/deals-strip-form.tsx';
import { GetStartedForm } from '../../features/deals/get-started-form.tsx';
import { OfferList } from '../../shared/offers/offer-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GallerySection, Specimen } from './gallery-section.tsx';
import { galleryHits, galleryOffers } from './product-samples.ts';
import { useSamples } from './samples.ts';

/** Components built from app/ui: tiles, offers, the deals forms. */
export function ShopSection() {
  const { formatMessage } = useIntl();
  const texts = useSamples();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <GallerySection id="shop" title="Shop">
      <Specimen name="Product tile: reduced, skeleton, out of stock, no store" layout="fields">
        {galleryHits.slice(0, 1).map((hit) => (
          <ProductTile key={hit.id} hit={hit} layout="column" headingLevel="h4" />
        ))}
        <div aria-busy="true">
          <TileSkeleton />
        </div>
        {galleryHits.slice(1).map((hit) => (
          <ProductTile key={hit.id} hit={hit} layout="column" headingLevel="h4" />
        ))}
      </Specimen>
      <Specimen name="Product tile in a list" layout="one">
        {galleryHits.slice(0, 1).map((hit) => (
          <ProductTile key={hit.id} hit={hit} layout="list" headingLevel="h4" />
        ))}
      </Specimen>
      <Specimen name="Offers: applied, open, with a page of its own" layout="one">
        <OfferList offers={galleryOffers} appliedCode="FIRSTWEEK1" />
      </Specimen>
      <Specimen name="Deals: the form, in a dialog · get started · strip" layout="halves">
        <div className="rounded-panel bg-white p-5 shadow-card md:p-8">
          <DealsForm source="gallery" terms={texts.storeText} />
        </div>
        <div className="grid gap-8">
          <GetStartedForm />
          <DealsStripForm placeholder={formatMessage({ id: 'deals.email' })} button={texts.save} />
          <Button onClick={() => setIsDialogOpen(true)} className="justify-self-start">
            {texts.openDeals}
          </Button>
        </div>
        <Dialog
          isOpen={isDialogOpen}
          onClose={() => setIsDialogOpen(false)}
          title={<FormattedMessage id="deals.byEmail" />}
          closeLabel={formatMessage({ id: 'shell.close' })}
        >
          <div className="mt-5">
            <DealsForm source="modal" terms={texts.storeText} onDone={() => setIsDialogOpen(false)} />
          </div>
        </Dialog>
      </Specimen>
    </GallerySection>
  );
}
