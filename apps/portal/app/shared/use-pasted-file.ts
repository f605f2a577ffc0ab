import { useEffect, useEffectEvent } from 'react';

/** A screenshot pasted anywhere on the page; pasted words go where the cursor is. Null while none is wanted. */
export function usePastedFile(onFile: ((file: File) => void) | null): void {
  const isWanted = onFile !== null;
  const receive = useEffectEvent((file: File) => onFile?.(file));
  useEffect(() => {
    if (!isWanted) return;
    function paste(event: ClipboardEvent): void {
      const [file] = event.clipboardData?.files ?? [];
      if (!file) return;
      event.preventDefault();
      receive(file);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [isWanted]);
}
