import { CallFailure } from '@cheyantong/contract/wire';
import { toast } from './ui/toast.tsx';

/** What the call itself has not said, the visitor hears here: no network, too many questions, a gateway in trouble. */
export function tellFailure(error: Error): void {
  if (!(error instanceof CallFailure && error.told)) toast.error(error.message);
}
