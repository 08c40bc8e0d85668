/**
 * The title of the document and of link previews; React moves it into the head. Pages with texts from react-intl use
 * it instead of `meta`.
 */
export function PageTitle({ children }: { readonly children: string }) {
  return (
    <>
      <title>{`${children} | Rowan & Co.`}</title>
      <meta property="og:title" content={children} />
    </>
  );
}
