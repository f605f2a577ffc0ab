import { type FormEvent, useEffect, useRef, useState } from 'react';
import { focusField } from '../ui/focus-field.ts';

/** A sentence for each field that is not yet right; the fields in the order they stand on the page. */
export type Problems<Name extends string> = Readonly<Record<Name, string | null>>;

/** What a `Field` is told by its form. */
export interface FieldState {
  name: string;
  error: string | null;
}

/**
 * The manners of every form: nobody is told of mistakes before they have tried; then each sentence stands under its
 * field and goes as the mistake is mended, the focus is in the first wrong field, and nothing typed is lost. What the
 * gateway refuses is said in the same place.
 */
export function useForm<Name extends string>(problems: Problems<Name>, onSubmit: () => void) {
  const element = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState<readonly Name[]>([]);
  const [refused, setRefused] = useState<Partial<Record<Name, string>>>({});
  const [lookAt, setLookAt] = useState<{ field: Name } | null>(null);
  const names = Object.keys(problems) as Name[];

  // Once the sentence is drawn, and whatever was emptied is empty.
  useEffect(() => {
    if (lookAt) focusField(element.current, lookAt.field);
  }, [lookAt]);

  /** Whether these fields are right; if not, their mistakes are shown. */
  function check(...wanted: Name[]): boolean {
    const wrong = wanted.find((name) => problems[name] !== null);
    setTried(wrong ? wanted : []);
    if (wrong) setLookAt({ field: wrong });
    return wrong === undefined;
  }

  return {
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent): void => {
        event.preventDefault();
        if (check(...names)) onSubmit();
      },
    },
    check,
    field: (name: Name): FieldState => ({
      name,
      error: refused[name] ?? (tried.includes(name) ? problems[name] : null),
    }),
    /** The gateway said no to this field. */
    refuse(name: Name, sentence: string): void {
      setRefused({ [name]: sentence } as Partial<Record<Name, string>>);
      setLookAt({ field: name });
    },
    /** The visitor has changed something: what was refused was something else. */
    changed: (): void => setRefused({}),
  };
}
