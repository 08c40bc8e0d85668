import { type ComponentType, type MemoExoticComponent, memo } from 'react';

type PageProps = { readonly loaderData: unknown; readonly actionData?: unknown };

/**
 * A page that is rendered again when its data changes. The router renders a route anew with every request that it makes and every
 * part of the route table that it learns of, and passes new objects that say the same.
 */
export function memoPage<Props extends PageProps>(
  Page: ComponentType<Props>,
): MemoExoticComponent<ComponentType<Props>> {
  return memo(
    Page,
    (before, now) => before.loaderData === now.loaderData && before.actionData === now.actionData,
  );
}
