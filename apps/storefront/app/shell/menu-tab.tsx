import {
  type ComponentType,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useState,
} from 'react';
import { Link } from 'react-router';
import { useDisclosure } from './use-disclosure.ts';

export type PanelProps = {
  readonly id: string;
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Focuses the first entry, when opened by an arrow key. */
  readonly startsFocused: boolean;
  readonly onNavigate: () => void;
};

type Panel<Content> = ComponentType<PanelProps & Content>;

/** A panel whose code comes when the pointer or the focus comes to its tab, so that it is there when it opens. */
export function latePanel<Content extends object>(load: () => Promise<Panel<Content>>) {
  // Where it can't be loaded, the next click follows the tab's link.
  const prefetch = (): Promise<Panel<Content>> => load().catch(() => () => null);
  const Panel: Panel<Content> = lazy(async () => ({ default: await prefetch() }));
  return { prefetch, Panel };
}

type Props<Content extends object> = {
  readonly id: string;
  readonly to: string;
  readonly isCurrent?: boolean;
  readonly panel: ReturnType<typeof latePanel<Content>>;
  /** What the panel shows; false where there is nothing to show. */
  readonly content: Content | false;
  readonly className: string;
  readonly linkClassName: string;
  readonly children: ReactNode;
};

/** A link of the row of departments; with JavaScript it opens a panel at first. */
export function MenuTab<Content extends object>(props: Props<Content>) {
  const { id, panel, content } = props;
  const disclosure = useDisclosure();
  const [isByArrow, setIsByArrow] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    setIsByArrow(event.key === 'ArrowDown');
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (disclosure.isOpen) disclosure.panel.current?.querySelector('a')?.focus();
    else disclosure.open();
  };
  return (
    <li
      className={props.className}
      onPointerEnter={() => {
        setIsByArrow(false);
        void panel.prefetch();
      }}
      onFocus={panel.prefetch}
      {...(content && disclosure.area)}
    >
      <Link
        ref={disclosure.trigger}
        to={props.to}
        aria-current={props.isCurrent ? 'page' : undefined}
        {...(content && {
          'aria-expanded': disclosure.isOpen,
          'aria-controls': disclosure.isOpen ? id : undefined,
          onClick: disclosure.onTriggerClick,
          onKeyDown,
        })}
        className={props.linkClassName}
      >
        {props.children}
      </Link>
      {content && disclosure.isOpen && (
        <Suspense>
          <panel.Panel
            {...content}
            id={id}
            ref={disclosure.panel}
            startsFocused={isByArrow}
            onNavigate={disclosure.close}
          />
        </Suspense>
      )}
    </li>
  );
}
