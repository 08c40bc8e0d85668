/** The document's title; React moves it into the head. Pages whose words come from react-intl use it in place of `meta`. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} | Rowan & Co.`}</title>;
}
