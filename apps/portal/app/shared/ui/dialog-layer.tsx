import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { useBackCloses } from './use-back-closes.ts';

export interface DialogProps {
  open: boolean;
  /** The visitor wants out: close button, Escape, a press outside, or back on a phone. */
  onClose: () => void;
  title: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  width?: 440 | 560 | 800 | 1200 | undefined;
  /** Buttons; they stay in view while the content scrolls. */
  footer?: ReactNode;
  /** A question that must be answered: a press outside does not close it, and it is announced at once. */
  alert?: boolean | undefined;
  /** Keeps the dialog when the visitor presses beside it; for work that would be lost. */
  keepOnOutsidePress?: boolean | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** After the closing movement, when content may be forgotten. */
  onClosed?: (() => void) | undefined;
  children?: ReactNode;
}

export default function DialogLayer({
  open,
  onClose,
  title,
  description,
  width = 560,
  footer,
  alert = false,
  keepOnOutsidePress = false,
  initialFocus,
  onClosed,
  children,
}: DialogProps) {
  useBackCloses(open, onClose);
  const Root = alert ? AlertDialog.Root : BaseDialog.Root;
  return (
    <Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onOpenChangeComplete={(now) => !now && onClosed?.()}
      {...(!alert && { disablePointerDismissal: keepOnOutsidePress })}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} data-dialog="" />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            className={styles.popup}
            style={{ maxWidth: width }}
            {...(initialFocus && { initialFocus })}
          >
            <header className={styles.header}>
              <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
              {description && (
                <BaseDialog.Description className={styles.description}>{description}</BaseDialog.Description>
              )}
            </header>
            {children && (
              <div className={classNames(styles.body, Boolean(footer) && styles.bodyAboveFooter)}>
                {children}
              </div>
            )}
            {footer && <footer className={styles.footer}>{footer}</footer>}
            {/* Last, so that the focus starts in the content. */}
            <BaseDialog.Close
              className={styles.close}
              render={
                <IconButton label="关闭">
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </Root>
  );
}
