import { redirect } from 'react-router';

/** The retailer's earlier order form: the store takes the order now (specification section 2, the fallback). */
export function loader() {
  return redirect('/web-order-form');
}
