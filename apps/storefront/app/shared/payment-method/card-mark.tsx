const SHORT: Readonly<Record<string, string>> = {
  Mastercard: 'MC',
  'American Express': 'AMEX',
  Discover: 'DISC',
};

/** The brand of a card beside its name, as small as a card in a list. */
export function CardMark({ brand }: { readonly brand: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid h-8 w-12 flex-none place-items-center rounded-md bg-white text-2xs font-bold tracking-wide text-spruce-900 uppercase ring-1 ring-oat-500 ring-inset group-has-checked:bg-spruce-900 group-has-checked:text-white group-has-checked:ring-0"
    >
      {SHORT[brand] ?? brand}
    </span>
  );
}
