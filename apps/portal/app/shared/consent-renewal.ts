import { create } from 'zustand';
import { belongsToMember } from './session/belongings.ts';

interface Renewal {
  /** Set while the member is being asked; told whether they agreed. */
  answer: ((agreed: boolean) => void) | null;
}

/** A newer version of an agreement has to be read before something goes on. It is asked over whatever is open, which stays. */
export const useRenewal = create<Renewal>(() => ({ answer: null }));

let asking: Promise<boolean> | null = null;

/** Asks the member; whoever asks meanwhile waits for the same answer. */
export function renewConsent(): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => useRenewal.setState({ answer: resolve })).finally(() => {
    asking = null;
    useRenewal.setState({ answer: null });
  });
  return asking;
}

// A question to somebody who has left is answered with no.
belongsToMember({ forget: () => useRenewal.getState().answer?.(false) });
