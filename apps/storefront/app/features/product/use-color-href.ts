import { useSearchParams } from 'react-router';

/** Addresses of this page in another colour; what else the query says stays. */
export function useColorHref(): (colorId: string) => string {
  const [search] = useSearchParams();
  return (colorId) => {
    const next = new URLSearchParams(search);
    next.set('color', colorId);
    return `?${next}`;
  };
}
