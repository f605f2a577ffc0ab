import { ChevronDown } from 'lucide-react';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComboboxLayerProps, ComboboxOption } from './combobox-layer.tsx';
import { useControl } from './field-context.ts';
import inputStyles from './input.module.css';
import { sayNotFetched } from './on-demand.tsx';
import styles from './select.module.css';
import { takeFocus } from './take-focus.ts';
import { typeInto } from './type-into.ts';

interface ComboboxProps<Option extends ComboboxOption> {
  options: readonly Option[];
  value: Option | null;
  onValueChange: (option: Option | null) => void;
  placeholder?: string | undefined;
  emptyText?: string | undefined;
  disabled?: boolean | undefined;
  /** Needed outside a `Field`. */
  'aria-label'?: string | undefined;
}

const fetchLayer = () => import('./combobox-layer.tsx');

/**
 * A select for long lists: typing narrows them. A plain input until somebody comes to it; then the one with the list takes
 * its place, with the focus and all that was typed meanwhile.
 */
export function Combobox<Option extends ComboboxOption>({
  options,
  value,
  onValueChange,
  placeholder = '输入或选择',
  emptyText = '没有匹配的选项',
  disabled,
  'aria-label': ariaLabel,
}: ComboboxProps<Option>) {
  const { disabled: isFieldDisabled, ...said } = useControl();
  const input = useRef<HTMLInputElement>(null);
  const isBusy = useRef(false);
  const hadFocus = useRef(false);
  const wasPressed = useRef(false);
  const [typed, setTyped] = useState<string>();
  const [fetched, setFetched] = useState<{
    Layer: ComponentType<ComboboxLayerProps>;
    wasPressed: boolean;
  }>();

  useLayoutEffect(() => {
    if (fetched && hadFocus.current) takeFocus(input.current);
  }, [fetched]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before it came, once
  useEffect(() => {
    if (fetched && typed !== undefined && input.current) typeInto(input.current, typed);
  }, [fetched]);

  async function bring(): Promise<void> {
    const { default: Layer } = await fetchLayer();
    // Between going down and up, or in the middle of a word, it must stay the same element.
    if (isBusy.current) return;
    hadFocus.current = wasPressed.current || document.activeElement === input.current;
    setFetched((before) => before ?? { Layer, wasPressed: wasPressed.current });
  }

  /** It stays the plain input that it is; whoever comes back to it asks again. */
  const ask = () => {
    bring().catch(() => undefined);
  };

  /** The focus that a press brings asks first: the press is remembered for whichever of them is answered. */
  function press(): void {
    isBusy.current = false;
    wasPressed.current = true;
    bring().catch(sayNotFetched);
  }

  const isDisabled = disabled ?? isFieldDisabled;
  const attributes = {
    ...said,
    ...(ariaLabel && { 'aria-label': ariaLabel }),
    ref: input,
    placeholder,
    className: inputStyles.control,
  };
  if (fetched)
    return (
      <fetched.Layer
        options={options}
        value={value}
        onChoose={(chosen) => onValueChange(options.find((option) => option.value === chosen) ?? null)}
        emptyText={emptyText}
        disabled={isDisabled}
        input={attributes}
        // Asked when it takes the place: a letter may have come since it was fetched.
        defaultOpen={fetched.wasPressed || typed !== undefined}
      />
    );
  return (
    <div
      className={inputStyles.frame}
      onPointerEnter={() => fetchLayer().catch(() => undefined)}
      onPointerDown={() => {
        isBusy.current = true;
      }}
      onPointerLeave={() => {
        isBusy.current = false;
      }}
    >
      <input
        {...attributes}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={false}
        autoComplete="off"
        spellCheck={false}
        disabled={isDisabled}
        value={typed ?? value?.label ?? ''}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={ask}
        onCompositionStart={() => {
          isBusy.current = true;
        }}
        onCompositionEnd={() => {
          isBusy.current = false;
          ask();
        }}
        onClick={press}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label="展开选项"
        aria-haspopup="listbox"
        aria-expanded={false}
        disabled={isDisabled}
        onClick={press}
        className={styles.toggle}
      >
        <ChevronDown aria-hidden="true" />
      </button>
    </div>
  );
}
