import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';

type Tone = 'success' | 'warning' | 'error';

const manager = Toast.createToastManager();

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

function show(tone: Tone, message: string) {
  // The sentence is its own id: said again while still shown, it stays once and its time starts anew.
  manager.add({
    id: `${tone}:${message}`,
    type: tone,
    title: message,
    timeout: shownFor[tone],
  });
}

/** Says one sentence over the page. Works anywhere in the browser; mount `Toaster` once. */
export const toast = {
  success: (message: string) => show('success', message),
  warning: (message: string) => show('warning', message),
  error: (message: string) => show('error', message),
};

export function Toaster() {
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} aria-label="提示">
          <Messages />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Messages() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((message) => {
    const tone = message.type as Tone;
    const Icon = icons[tone];
    return (
      <Toast.Root
        key={message.id}
        toast={message}
        className={styles.toast}
        {...announcedAs(tone)}
        tabIndex={-1}
        swipeDirection="up"
      >
        <Toast.Content className={styles.content}>
          <Icon className={styles.icon} aria-hidden="true" />
          <Toast.Title className={styles.message} render={<p />} />
          <Toast.Close
            className={styles.close}
            aria-hidden={false}
            render={
              <IconButton label="关闭提示" size="small">
                <X aria-hidden="true" />
              </IconButton>
            }
          />
        </Toast.Content>
      </Toast.Root>
    );
  });
}

/** A message, not the little dialog that Base UI would make of it. */
function announcedAs(tone: Tone) {
  return { role: tone === 'success' ? 'status' : 'alert', 'aria-modal': undefined };
}
