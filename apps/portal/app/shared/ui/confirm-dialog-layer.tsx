import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import DialogLayer from './dialog-layer.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** What will happen, in one or two sentences. */
  children?: ReactNode;
  /** A verb that repeats the question: “删除”, not “确定”. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger' | undefined;
  /** While the confirmed work runs. */
  busy?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

export default function ConfirmDialogLayer({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = '取消',
  tone = 'primary',
  busy,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <DialogLayer
      alert
      open={open}
      onClose={onCancel}
      title={title}
      width={440}
      footer={
        <>
          <Button tone="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button tone={tone} loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children && <AlertDialog.Description render={<div />}>{children}</AlertDialog.Description>}
    </DialogLayer>
  );
}
