import { toast } from './ui/toast.tsx';

/** Puts a text on the clipboard and says so; where that is forbidden, says what to do instead. */
export async function copyText(text: string, said: { done: string; refused: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(said.done);
  } catch {
    toast.warning(said.refused);
  }
}
