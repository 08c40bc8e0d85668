import { redirect } from 'react-router';
import { keepBrowserError } from '../platform/browser-errors/keep-browser-error.server.ts';
import { commerceContext } from '../platform/load-context.server.ts';
import type { Route } from './+types/browser-errors.ts';

/** Takes an error that a page of the shop had in a browser. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  await keepBrowserError(context.get(commerceContext), {
    path: String(form.get('path') ?? ''),
    error: String(form.get('error') ?? ''),
  });
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

export function loader() {
  return redirect('/');
}
