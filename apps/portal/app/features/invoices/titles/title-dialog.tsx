import { type InvoiceTitle, saveInvoiceTitle } from '@cheyantong/contract';
import { useId, useState } from 'react';
import { call } from '../../../shared/call.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { useRefreshInvoices } from '../invoice-queries.ts';
import styles from '../invoices.module.css';
import { draftOf, NEW_TITLE, problemsOf, writtenTitle } from './title-draft.ts';
import { TitleFields } from './title-fields.tsx';

interface TitleDialogProps {
  /** The one to change; null for a new one. */
  title: InvoiceTitle | null;
  open: boolean;
  onClose: () => void;
}

export function TitleDialog({ title, open, onClose }: TitleDialogProps) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      keepOnOutsidePress
      title={title ? '修改发票抬头' : '新增发票抬头'}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={formId} loading={busy}>
            保存
          </Button>
        </>
      }
    >
      <TitleEditor id={formId} title={title} onBusy={setBusy} onDone={onClose} />
    </Dialog>
  );
}

interface TitleEditorProps {
  id: string;
  title: InvoiceTitle | null;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

function TitleEditor({ id, title, onBusy, onDone }: TitleEditorProps) {
  const [draft, setDraft] = useState(() => (title ? draftOf(title) : NEW_TITLE));
  const [isDefault, setDefault] = useState(title?.isDefault ?? false);
  const refresh = useRefreshInvoices();
  const saving = useSubmit(
    () =>
      call(saveInvoiceTitle, {
        body: { ...writtenTitle(draft), isDefault, ...(title && { titleId: title.titleId }) },
      }),
    {
      onDone: () => {
        toast.success('已保存');
        onDone();
      },
      onSettled: () => {
        onBusy(false);
        return refresh();
      },
    },
  );
  const form = useForm(problemsOf(draft), () => {
    onBusy(true);
    saving.submit();
  });
  return (
    <form id={id} className={styles.form} {...form.props}>
      <TitleFields draft={draft} onChange={setDraft} field={form.field} />
      <Checkbox checked={isDefault} onCheckedChange={setDefault}>
        设为默认抬头
      </Checkbox>
    </form>
  );
}
