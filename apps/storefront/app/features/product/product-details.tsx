import type { ProductDetail } from '@ownpath/contracts/catalog';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/icon.tsx';

type PanelProps = { readonly title: ReactNode; readonly isOpen?: boolean; readonly children: ReactNode };

function Panel({ title, isOpen = false, children }: PanelProps) {
  return (
    <details open={isOpen} className="group border-t border-oat-300 last:border-b">
      <summary className="flex min-h-14 items-center justify-between gap-4 text-base font-semibold">
        {title}
        <Icon as="plus" className="group-open:hidden" />
        <Icon as="minus" className="hidden group-open:block" />
      </summary>
      <div className="pb-5 text-ink-2">{children}</div>
    </details>
  );
}

function Specifications({ rows }: { readonly rows: ProductDetail['specifications'] }) {
  return (
    <dl className="divide-y divide-oat-300">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-6 py-2">
          <dt>{label}</dt>
          <dd className="text-right font-semibold text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type DetailsProps = {
  readonly product: Pick<ProductDetail, 'description' | 'features' | 'specifications'>;
};

/** Description, features and measures, and what renting includes. */
export function ProductDetails({ product }: DetailsProps) {
  const { description, features, specifications } = product;
  return (
    <section aria-labelledby="details-heading">
      <h2 id="details-heading" className="sr-only">
        <FormattedMessage id="product.details" />
      </h2>
      <Panel title={<FormattedMessage id="product.about" />} isOpen>
        <p>{description}</p>
      </Panel>
      {features.length > 0 && (
        <Panel title={<FormattedMessage id="product.features" />}>
          <ul className="list-disc space-y-1 pl-5 marker:text-spruce-600">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Panel>
      )}
      {specifications.length > 0 && (
        <Panel title={<FormattedMessage id="product.specifications" />}>
          <Specifications rows={specifications} />
        </Panel>
      )}
      <Panel title={<FormattedMessage id="product.missed" />}>
        <p>
          <FormattedMessage id="product.missed.text" />
        </p>
      </Panel>
      <Panel title={<FormattedMessage id="product.cover" />}>
        <p>
          <FormattedMessage id="product.cover.text" />
        </p>
      </Panel>
    </section>
  );
}
