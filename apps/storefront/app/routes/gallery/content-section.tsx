import { artUrl, groundOf } from '../../shared/pictures/product-picture.tsx';
import { AUTO_SLIDE_MS, Carousel } from '../../ui/carousel.tsx';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/picture.tsx';
import { PriceBlock } from '../../ui/price-block.tsx';
import { Table } from '../../ui/table.tsx';
import { TagCard } from '../../ui/tag-card.tsx';
import { VideoPlayer } from '../../ui/video-player.tsx';
import { GallerySection, Specimen } from './gallery-section.tsx';
import { useSamples } from './samples.ts';

const slides = [
  { key: 'sofa', tint: 'oat' },
  { key: 'tv', tint: 'sky' },
  { key: 'bed', tint: 'berry' },
  { key: 'washer-pair', tint: 'sage' },
  { key: 'dining', tint: 'honey' },
  { key: 'recliner', tint: 'oat' },
] as const;

const payments = [
  { date: '11/27/2026', amount: '$24.99', isPaid: true },
  { date: '12/04/2026', amount: '$24.99', isPaid: true },
  { date: '12/11/2026', amount: '$1,124.99', isPaid: false },
];

/** The demo retailer's preference `imageTransformationJSON`. */
const transformation = {
  desktop: { width: 640, quality: 80 },
  mobile: { width: 360, quality: 75 },
  default: { width: 480, quality: 80 },
};

function Slides() {
  return slides.map(({ key, tint }) => (
    <div key={key} className={cx('grid place-items-center rounded-card p-6', groundOf(tint))}>
      <img src={artUrl(key)} alt="" width={372} height={272} className="h-44 w-auto max-w-full" />
    </div>
  ));
}

export function ContentSection() {
  const texts = useSamples();
  const [, total, cash, condition] = texts.facts;
  return (
    <GallerySection id="content" title="Content">
      <Specimen name="Carousel, cyclic, by itself every 3 seconds" layout="one">
        <Carousel label={texts.weeks} isCyclic autoSlideMs={AUTO_SLIDE_MS}>
          {Slides()}
        </Carousel>
      </Specimen>
      <Specimen name="Carousel, by hand, 1.2 / 2 / 4 slides" layout="one">
        <Carousel label={texts.documents} slidesToShow={{ small: 1.2, medium: 2, large: 4 }}>
          {Slides()}
        </Carousel>
      </Specimen>
      <Specimen name="Picture with art direction · one of a foreign host" layout="fields">
        <div className={cx('rounded-card p-6', groundOf('sage'))}>
          <Picture
            src={artUrl('sofa')}
            mobileSrc={artUrl('recliner')}
            alt={texts.picture}
            width={372}
            height={272}
            transformation={transformation}
          />
        </div>
        <Picture
          src="https://pictures.example.net/sofa.jpg"
          alt={texts.foreign}
          width={372}
          height={272}
          transformation={transformation}
          className="rounded-card"
        />
      </Specimen>
      <Specimen name="Video · table" layout="halves">
        <VideoPlayer
          title={texts.film}
          sources={[{ src: '/no-film.mp4', type: 'video/mp4' }]}
          captions={[]}
          poster={<img src={artUrl('sofa')} alt="" className="absolute inset-0 size-full object-contain" />}
          transcript={<p>{texts.film}</p>}
        />
        <div className="grid min-w-0 gap-5">
          <Table
            caption={texts.schedule}
            columns={[
              { key: 'due', label: texts.due, cell: (row) => row.date },
              {
                key: 'state',
                label: texts.state,
                cell: (row) => (row.isPaid ? texts.paid : texts.open),
              },
              { key: 'amount', label: texts.amount, isNumeric: true, cell: (row) => row.amount },
            ]}
            rows={payments}
            keyOf={(row) => row.date}
          />
          <Table
            caption={texts.history}
            columns={[
              { key: 'due', label: texts.due, cell: () => null },
              { key: 'amount', label: texts.amount, isNumeric: true, cell: () => null },
            ]}
            rows={[]}
            keyOf={String}
            empty={texts.noRows}
          />
        </div>
      </Specimen>
      <Specimen name="Price block, in the tag" layout="halves">
        <TagCard className="pl-11!">
          <PriceBlock
            amount="$24.99"
            unit={texts.unit}
            old={{ amount: '$27.99', spokenPrefix: '', saving: '10%' }}
            facts={[
              { label: texts.facts[0] ?? '' },
              { label: total ?? '', amount: '$1,949.22' },
              { label: cash ?? '', amount: '$974.61' },
              { label: condition ?? '' },
            ]}
            size="page"
          />
        </TagCard>
      </Specimen>
    </GallerySection>
  );
}
