const CARDS = ['Visa', 'Mastercard', 'Amex', 'Discover'] as const;
const chip =
  'rounded bg-white px-2 text-2xs leading-6 font-semibold text-ink-2 ring-1 ring-inset ring-oat-300';

/** The brands of cards that are taken. */
export function CardChips({ label }: { readonly label: string }) {
  return (
    <ul aria-label={label} className="flex gap-1.5">
      {CARDS.map((card) => (
        <li key={card} className={chip}>
          {card}
        </li>
      ))}
    </ul>
  );
}

/** The same beside the label of a field, which names what is typed there. */
export function CardMarks() {
  return (
    <span aria-hidden="true" className="hidden gap-1.5 sm:flex">
      {CARDS.map((card) => (
        <span key={card} className={chip}>
          {card}
        </span>
      ))}
    </span>
  );
}
