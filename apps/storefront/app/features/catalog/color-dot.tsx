/** A color beside its name. */
export function ColorDot({ hex }: { readonly hex: string }) {
  return <span aria-hidden="true" className="swatch-dot flex-none" style={{ backgroundColor: hex }} />;
}
