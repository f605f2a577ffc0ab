import { momentOf, PAYMENT } from '@cheyantong/domain';
import { useEffect } from 'react';
import { clockWords } from '../../shared/clock-words.ts';
import { useSecondsLeft } from '../../shared/use-seconds-left.ts';

interface TimeToPayProps {
  /** As on the wire. */
  expireTime: string;
  onEnd: () => void;
  className?: string | undefined;
}

const WINDOW_SECONDS = PAYMENT.windowMs / 1000;

/** How long an unpaid order can still be paid. By the visitor's clock, so it is a hint: the gateway decides. */
export function TimeToPay({ expireTime, onEnd, className }: TimeToPayProps) {
  const secondsLeft = useSecondsLeft(momentOf(expireTime)?.getTime() ?? null);
  const isOver = secondsLeft === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the time is over
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver]);
  if (secondsLeft === null) return null;
  return (
    <span className={className} role="timer">
      {isOver ? '已超时' : `剩余 ${clockWords(Math.min(secondsLeft, WINDOW_SECONDS))}`}
    </span>
  );
}
