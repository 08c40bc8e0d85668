import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref } from 'react-router';
import { z } from 'zod';
import { useShopData } from '../shared/shopper/shop-data.ts';

export const PageBannerData = z.object({
  /** The content page whose heading is the banner (specification section 7). */
  pageId: z.string().default('main-banner'),
});
export type PageBannerData = z.infer<typeof PageBannerData>;

/** What the route `banner` answers. */
export type BannerAnswer = { readonly title: string; readonly lead: string | null };

type Fetched =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'done'; readonly banner: BannerAnswer };

/** @throws Error whose message is the response's status text, which may be empty */
async function fetchBanner(address: string, signal: AbortSignal): Promise<BannerAnswer> {
  const response = await fetch(address, { signal, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}

/** A banner that is a content page of its own, fetched for the visitor's store: another store may have another. */
export function PageBanner({ data: { pageId } }: { readonly data: PageBannerData }) {
  const storeId = useShopData()?.store?.id ?? '';
  const address = useHref('/banner');
  const [fetched, setFetched] = useState<Fetched>({ status: 'loading' });
  useEffect(() => {
    const request = new AbortController();
    setFetched({ status: 'loading' });
    const query = new URLSearchParams({ page: pageId, ...(storeId && { store: storeId }) });
    fetchBanner(`${address}?${query}`, request.signal).then(
      (banner) => setFetched({ status: 'done', banner }),
      (error: unknown) => {
        if (request.signal.aborted) return;
        // What the browser says of a lost connection is no status text.
        const reason = error instanceof Error && !(error instanceof TypeError) ? error.message : '';
        setFetched({ status: 'failed', reason });
      },
    );
    return () => request.abort();
  }, [address, pageId, storeId]);
  return (
    <section
      aria-busy={fetched.status === 'loading'}
      aria-live="polite"
      className="page-width mt-8 noscript:hidden"
    >
      <div className="rounded-leaf bg-honey-100 px-6 py-5 md:px-9 md:py-7">
        {fetched.status === 'done' ? (
          <>
            <h2 className="text-xl">{fetched.banner.title}</h2>
            {fetched.banner.lead && (
              <p className="mt-2 max-w-[62ch] text-base text-ink-2">{fetched.banner.lead}</p>
            )}
          </>
        ) : (
          <p className="text-ink-2">
            {fetched.status === 'loading' ? (
              <FormattedMessage id="banner.loading" />
            ) : (
              <FormattedMessage
                id="banner.error"
                values={{ reason: fetched.reason || <FormattedMessage id="banner.anError" /> }}
              />
            )}
          </p>
        )}
      </div>
    </section>
  );
}
