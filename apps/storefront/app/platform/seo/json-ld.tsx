/**
 * Data for search engines. A data block is not executed, so the content policy does not stop it.
 *
 * Only documents carry it. Callers write `data={import.meta.env.SSR && …}`, so that browsers load no code for it;
 * React leaves the server's text alone.
 */
export function JsonLd({ data }: { readonly data: unknown }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data || {}).replaceAll('<', '\\u003c') }}
    />
  );
}
