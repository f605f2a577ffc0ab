import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';

type Tone = 'success' | 'warning' | 'error';

interface Message {
  tone: Tone;
  words: string;
  /** Said again while still shown, it stays once and its time starts anew. */
  times: number;
}

const icons = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** A sentence needs time to be read; a failure more than a confirmation. */
const shownFor: Record<Tone, number> = {
  success: 3_000,
  warning: 5_000,
  error: 5_000,
};

const MOST_AT_ONCE = 3;
const LEAVING_MS = 250;
const SWIPED_PX = 24;

const useMessages = create<{ messages: readonly Message[] }>(() => ({ messages: [] }));

function show(tone: Tone, words: string) {
  useMessages.setState(({ messages }) => {
    const shown = messages.find((message) => isSame(message, { tone, words }));
    return {
      messages: shown
        ? messages.with(messages.indexOf(shown), { ...shown, times: shown.times + 1 })
        : [...messages, { tone, words, times: 1 }].slice(-MOST_AT_ONCE),
    };
  });
}

const forget = (gone: Message): void =>
  useMessages.setState(({ messages }) => ({
    messages: messages.filter((message) => !isSame(message, gone)),
  }));

const isSame = (a: Pick<Message, 'tone' | 'words'>, b: Pick<Message, 'tone' | 'words'>): boolean =>
  a.tone === b.tone && a.words === b.words;

/** Says one sentence over the page. Works anywhere in the browser; mount `Toaster` once. */
export const toast = {
  success: (message: string) => show('success', message),
  warning: (message: string) => show('warning', message),
  error: (message: string) => show('error', message),
};

/** Its sentences are ours and not Base UI's: it stands on every page, and must speak when nothing can be fetched. */
export function Toaster() {
  const { messages } = useMessages();
  return (
    <section className={styles.viewport} aria-label="提示" aria-live="polite">
      {messages.map((message) => (
        <Sentence key={`${message.tone}:${message.words}`} message={message} />
      ))}
    </section>
  );
}

function Sentence({ message }: { message: Message }) {
  const { tone, words, times } = message;
  /** Who rests on it is still reading. */
  const [held, setHeld] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const touchedAt = useRef(0);
  const Icon = icons[tone];

  // biome-ignore lint/correctness/useExhaustiveDependencies: said again, it is shown for its full time again
  useEffect(() => {
    setLeaving(false);
    if (held) return;
    const timer = setTimeout(() => setLeaving(true), shownFor[tone]);
    return () => clearTimeout(timer);
  }, [held, tone, times]);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => forget(message), LEAVING_MS);
    return () => clearTimeout(timer);
  }, [leaving, message]);

  function swipe({ pointerType, clientY }: PointerEvent): void {
    if (pointerType === 'touch' && touchedAt.current - clientY > SWIPED_PX) setLeaving(true);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it notices that it is being read; its button is what acts
    <div
      role={tone === 'success' ? 'status' : 'alert'}
      className={styles.toast}
      data-type={tone}
      data-leaving={leaving || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={({ clientY }) => {
        touchedAt.current = clientY;
      }}
      onPointerUp={swipe}
    >
      <div className={styles.content}>
        <Icon className={styles.icon} aria-hidden="true" />
        <p className={styles.message}>{words}</p>
        <IconButton label="关闭提示" size="small" className={styles.close} onClick={() => setLeaving(true)}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
