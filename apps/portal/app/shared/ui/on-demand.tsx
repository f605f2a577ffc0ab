import {
  type ComponentType,
  cloneElement,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type MouseEvent as Press,
  type ReactElement,
  type Ref,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { takeFocus } from './take-focus.ts';
import { toast } from './toast.tsx';

/** What floats over a page is half of its code, and most visitors open none of it: it is fetched for those who do. */
type Fetch<Props> = () => Promise<{ default: ComponentType<Props> }>;

export interface Triggered {
  /** What opens it; without handlers of its own. */
  trigger: ReactElement;
  /** Opens while the pointer rests on the trigger, too; presses and the keyboard always work. */
  openOnHover?: boolean | undefined;
  openOnFocus?: boolean | undefined;
  /** Somebody is about to open it. */
  onReach?: (() => void) | undefined;
}

/** A layer is told besides whether it opens at once, for the press that it was fetched for. */
export type Layer<Props> = Props & { defaultOpen: boolean };

export const sayNotFetched = () => toast.error('网络连接不稳定，请稍后再试');

type Attributes = HTMLAttributes<HTMLElement>;

/**
 * A plain button until somebody presses it, or reaches for it where that is enough; then the layer takes its place, with a
 * trigger of its own that minds keys, pointers and focus. Neither the press nor the focus is lost on the way.
 */
export function openedOnDemand<Props extends Triggered>(
  fetchLayer: Fetch<Layer<Props>>,
  /** What the button says of itself until then. */
  attributes: Attributes = {},
) {
  return function OnDemand(props: Props) {
    const trigger = props.trigger as ReactElement<Attributes & { ref?: Ref<HTMLElement> }>;
    const [fetched, setFetched] = useState<{ Layer: ComponentType<Layer<Props>>; defaultOpen: boolean }>();
    const element = useRef<HTMLElement>(null);
    const isPressed = useRef(false);
    const isPointedAt = useRef(false);
    const hadFocus = useRef(false);

    useLayoutEffect(() => {
      if (fetched && hadFocus.current) takeFocus(element.current);
    }, [fetched]);
    // A pointer that rests since before the layer was there has to be told to it.
    useEffect(() => {
      if (!fetched || !isPointedAt.current) return;
      queueMicrotask(() => {
        element.current?.dispatchEvent(new MouseEvent('mouseenter'));
        element.current?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
      });
    }, [fetched]);

    async function bring(defaultOpen: boolean): Promise<void> {
      try {
        const { default: Layer } = await fetchLayer();
        // Between going down and up it must stay the same element, or there is no click.
        if (isPressed.current && !defaultOpen) return;
        hadFocus.current = document.activeElement === element.current;
        setFetched((before) => before ?? { Layer, defaultOpen });
      } catch {
        if (defaultOpen) sayNotFetched();
      }
    }

    function reach(opens: boolean | undefined): void {
      props.onReach?.();
      if (opens) void bring(false);
      else fetchLayer().catch(() => undefined);
    }

    function point({ pointerType }: PointerEvent): void {
      isPointedAt.current = pointerType === 'mouse';
      reach(props.openOnHover && isPointedAt.current);
    }

    function press({ currentTarget }: Press): void {
      isPressed.current = currentTarget instanceof HTMLButtonElement;
      if (isPressed.current) void bring(true);
    }

    /** A select opens with these, too. */
    function pressKey({ key }: KeyboardEvent): void {
      if (attributes.role === 'combobox' && (key === 'ArrowDown' || key === 'ArrowUp')) void bring(true);
    }

    if (fetched)
      return (
        <fetched.Layer
          {...props}
          trigger={cloneElement(trigger, { ref: element })}
          defaultOpen={fetched.defaultOpen}
        />
      );
    return cloneElement(trigger, {
      ...attributes,
      ref: element,
      onPointerEnter: point,
      onPointerLeave: () => {
        isPointedAt.current = false;
      },
      onPointerDown: () => {
        isPressed.current = true;
      },
      onClick: press,
      onKeyDown: pressKey,
      onFocus: () => reach(props.openOnFocus),
    });
  };
}

/** A dialog, fetched when it is first opened. From then on it stays, so that it can close with grace. */
export function shownOnDemand<Props extends { open: boolean }>(
  fetchDialog: Fetch<Props>,
  /** It cannot be had, and the visitor was told so: the next press is to try again. */
  giveUp: (props: Props) => void,
) {
  return function OnDemand(props: Props) {
    const [fetched, setFetched] = useState<{ Dialog: ComponentType<Props> }>();
    const bring = useEffectEvent(async () => {
      try {
        const { default: Dialog } = await fetchDialog();
        setFetched({ Dialog });
      } catch {
        sayNotFetched();
        giveUp(props);
      }
    });
    const isAwaited = props.open && !fetched;
    useEffect(() => {
      if (isAwaited) void bring();
    }, [isAwaited]);
    return fetched && <fetched.Dialog {...props} />;
  };
}
