import { data } from 'react-router';
import { NotFoundScreen } from '../shell/error-screen.tsx';

/** Unknown paths answer 404 with the shop's own page. */
export function loader() {
  return data(null, { status: 404 });
}

export default function PageNotFound() {
  return <NotFoundScreen />;
}
