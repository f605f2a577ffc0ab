import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Whole seconds down to zero, by the clock: a sleeping tab or a slow timer does not stretch them. */
export function useCountdown(): { secondsLeft: number; start(seconds: number): void } {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000));

  useEffect(() => {
    if (endsAt === 0) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= endsAt) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [endsAt]);

  function start(seconds: number): void {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * 1000);
  }
  return { secondsLeft, start };
}
