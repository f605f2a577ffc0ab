import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { memberNow } from '../session/session.ts';
import { tellFailure } from '../tell-failure.ts';

interface Following<Input, Result> {
  onDone?: (result: Result, input: Input) => void;
  /** Besides the sentence, which is said in any case. */
  onFailed?: (failure: Error, input: Input) => void;
  /** Says the sentence, where the form has a place for it; otherwise it passes by as a toast. */
  tell?: (failure: Error) => void;
  /** Whatever came of it; what is returned is waited for. */
  onSettled?: () => unknown;
}

/**
 * Sends something once, however often the button is pressed. A failure never passes in silence: what the call does not
 * show by its own declaration is said here.
 */
export function useSubmit<Input = void, Result = unknown>(
  send: (input: Input) => Promise<Result>,
  { onDone, onFailed, tell = tellFailure, onSettled }: Following<Input, Result> = {},
) {
  /** A second press can come before React has drawn the first one's busy button. */
  const isUnderWay = useRef(false);
  const sender = useRef<string | null>(null);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: (result, input) => {
      // An answer to somebody who has left meanwhile is for nobody else's eyes.
      const hasLeft = sender.current !== null && sender.current !== memberNow();
      if (!hasLeft) onDone?.(result, input);
    },
    onError: (failure, input) => {
      onFailed?.(failure, input);
      tell(failure);
    },
    onSettled: () => {
      isUnderWay.current = false;
      return onSettled?.();
    },
  });

  function submit(input: Input): void {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    sender.current = memberNow();
    sending.mutate(input);
  }
  return { submit, isBusy: sending.isPending };
}
