import { CallFailure } from '@cheyantong/contract/wire';
import { toast } from './ui/toast.tsx';

/** A 400 has been shown by the call itself and a 401 leads to the login page; of all else the visitor hears here. */
export function tellFailure(error: Error): void {
  const isHandled = error instanceof CallFailure && [400, 401].includes(error.status);
  if (!isHandled) toast.error(error.message);
}
