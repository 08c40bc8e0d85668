import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

type ScriptProps = {
  readonly children?: ReactNode;
  readonly rel?: string;
  readonly href?: string;
  readonly nonce?: string;
  readonly type?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
};

/** No type of script that a browser knows, so that it runs nothing. */
const WAITING = 'waiting-module';

/**
 * Puts the waiting script into the document as a module, with the text and nonce that the policy allows it by, once something has
 * been painted. Where nothing will be, in a tab in the background, at once.
 */
const START = `(() => {
  const waiting = document.querySelector('script[type="${WAITING}"]');
  const start = () => {
    for (const href of waiting.dataset.scripts.split(' '))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const { nonce, text } = waiting;
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', nonce, text }));
  };
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
})()`;

/** Scripts that have run are left as they are, so the browser's copy of this module needs none of it. */
const START_TEXT = import.meta.env.SSR ? START : '';

/**
 * The scripts of React Router, which start loading after the first paint: what the page shows does not need them, and on a slow
 * connection they would share it with stylesheet, fonts and pictures (decision 0112).
 */
export function LateScripts() {
  const elements = flatten(Scripts({}));
  const modules = elements.flatMap(({ type, props: { rel, href } }) =>
    type === 'link' && rel === 'modulepreload' && href ? [href] : [],
  );
  return elements
    .filter(({ type }) => type === 'script')
    .map((script) => {
      const { type, nonce, dangerouslySetInnerHTML } = script.props;
      if (type !== 'module') return script;
      return (
        <Fragment key="modules">
          <script
            nonce={nonce}
            type={WAITING}
            data-scripts={modules.join(' ')}
            suppressHydrationWarning
            dangerouslySetInnerHTML={dangerouslySetInnerHTML}
          />
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: START_TEXT }} />
        </Fragment>
      );
    });
}

function flatten(node: ReactNode): ReactElement<ScriptProps>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<ScriptProps>(child)) return [];
    return child.type === Fragment ? flatten(child.props.children) : [child];
  });
}
