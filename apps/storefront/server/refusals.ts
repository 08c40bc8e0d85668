import type { RouterContextProvider, ServerBuild } from 'react-router';

/** A status that a request is refused with, before or by the application, and when to try again. */
export type Refusal = { readonly status: number; readonly retryAfterSeconds?: number | null };

/** The application's copy of React Router makes the error that its pages render. */
export type ThrowRefusal = (refusal: Refusal) => never;

type Routes = ServerBuild['routes'];
type RouteModule = NonNullable<Routes[string]>['module'];

/** Refusals of requests under way, by their context. */
const refusals = new WeakMap<object, Refusal>();

export function noteRefusal(context: RouterContextProvider, refusal: Refusal): void {
  refusals.set(context, refusal);
}

export function refusalOf(context: RouterContextProvider): Refusal | undefined {
  return refusals.get(context);
}

/** The build whose pages all show the refusal of the request, within the shop's header and footer. */
export function refusingBuild(build: ServerBuild, throwRefusal: ThrowRefusal): ServerBuild {
  const refuse = ({ context }: { readonly context: unknown }) => {
    throwRefusal(refusals.get(context as object) ?? { status: 500 });
  };
  return withModules(build, (id, module) =>
    id === 'root' ? module : { ...module, loader: refuse, ...(module.action ? { action: refuse } : {}) },
  );
}

/** The build in which the commerce API's temporary refusals are the page's own, as `refusalIn` reads them. */
export function passingRefusalsOn(
  build: ServerBuild,
  refusalIn: (error: unknown) => Refusal | null,
  throwRefusal: ThrowRefusal,
): ServerBuild {
  type Handler = (args: never, next: never) => unknown;
  const passing =
    (handler: Handler) => async (args: { readonly context: RouterContextProvider }, next?: unknown) => {
      try {
        return await handler(args as never, next as never);
      } catch (error) {
        const refusal = refusalIn(error);
        if (refusal === null) throw error;
        noteRefusal(args.context, refusal);
        return throwRefusal(refusal);
      }
    };
  return withModules(build, (_, module) => ({
    ...module,
    ...(module.loader ? { loader: passing(module.loader as Handler) } : {}),
    ...(module.action ? { action: passing(module.action as Handler) } : {}),
    ...(module.middleware
      ? { middleware: (module.middleware as readonly Handler[]).map((one) => passing(one)) }
      : {}),
  }));
}

function withModules(build: ServerBuild, change: (id: string, module: RouteModule) => unknown): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [
      id,
      route && { ...route, module: change(id, route.module) as RouteModule },
    ]),
  );
  return { ...build, routes };
}
