import { artUrl } from '../shared/product-art/art-url.ts';

type Props = {
  readonly of: { readonly artKey: string; readonly colorHex?: string | undefined };
  readonly className: string;
};

/** The drawing that content names, in its colour. It adorns what stands beside it. */
export function DrawnArt({ of: { artKey, colorHex }, className }: Props) {
  return (
    <img
      src={artUrl(artKey, colorHex)}
      alt=""
      width={372}
      height={272}
      loading="lazy"
      className={className}
    />
  );
}
