import { Outlet, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../root.tsx';
import { DocumentLinks } from '../shell/document-links.tsx';
import { screenFor } from '../shell/error-screen.tsx';
import type { Route } from './+types/page.ts';

/** Layout of every page. An error of a page replaces the page and keeps the shell. */
export default function Page() {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return (
    <>
      {root && <DocumentLinks origin={root.origin} site={root.site} />}
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return screenFor(error);
}
