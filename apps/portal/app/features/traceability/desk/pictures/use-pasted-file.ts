import { useEffect, useEffectEvent } from 'react';

/** A screenshot pasted anywhere on the page; pasted words go where the cursor is. */
export function usePastedFile(onFile: (file: File) => void): void {
  const receive = useEffectEvent(onFile);
  useEffect(() => {
    function paste(event: ClipboardEvent): void {
      const [file] = event.clipboardData?.files ?? [];
      if (!file) return;
      event.preventDefault();
      receive(file);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
