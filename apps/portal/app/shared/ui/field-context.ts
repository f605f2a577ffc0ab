import { createContext, use } from 'react';

/** The field that a control stands in. */
interface FieldFacts {
  controlId: string;
  labelId: string;
  /** Hint and error, if there are any. */
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean | undefined;
  name: string | undefined;
  /** The label names a group, not one control. */
  group: boolean;
}

/** `null` around what stands in a field and is none of its controls. */
export const FieldContext = createContext<FieldFacts | null>(null);

interface StateAttributes {
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'data-invalid'?: true | undefined;
}

interface ControlAttributes extends StateAttributes {
  id?: string;
  'aria-labelledby'?: string;
  name?: string | undefined;
}

/** What a control says of itself for the field it stands in: who names it, what explains it, whether it is right. */
export function useControl(): ControlAttributes {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    ...(field.group ? { 'aria-labelledby': field.labelId } : { id: field.controlId }),
    ...stateOf(field),
    name: field.name,
  };
}

/** The same for a control that has a name of its own. */
export function useNamedControl(): StateAttributes {
  const field = use(FieldContext);
  return field ? stateOf(field) : {};
}

const stateOf = ({ describedBy, invalid, disabled }: FieldFacts): StateAttributes => ({
  disabled,
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
  'data-invalid': invalid || undefined,
});
