/** The document's title, and that of the card that messengers show; React moves it into the head. Pages whose words come from react-intl use it in place of `meta`. */
export function PageTitle({ children }: { readonly children: string }) {
  return (
    <>
      <title>{`${children} | Rowan & Co.`}</title>
      <meta property="og:title" content={children} />
    </>
  );
}
