import { type InvoiceTitle, removeInvoiceTitle } from '@cheyantong/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/call.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { useMember } from '../../../shared/session/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonRows } from '../../../shared/ui/skeleton.tsx';
import { titlesQuery, useRefreshInvoices } from '../invoice-queries.ts';
import styles from '../invoices.module.css';
import { TitleDialog } from './title-dialog.tsx';
import { titleWords } from './title-words.ts';

/** The titles a member keeps, the certified company's first. */
export function TitleList() {
  const titles = useQuery(titlesQuery(useMember()));
  const [editing, setEditing] = useState<{ title: InvoiceTitle | null } | null>(null);
  const [leaving, setLeaving] = useState<InvoiceTitle | null>(null);
  return (
    <Card
      title="发票抬头"
      aside={
        <Button
          tone="quiet"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => setEditing({ title: null })}
        >
          新增抬头
        </Button>
      }
    >
      {titles.isPending && <SkeletonRows bare rows={2} rowHeight={60} />}
      {titles.isError && (
        <ErrorState onRetry={() => titles.refetch()} retrying={titles.isFetching}>
          {titles.error.message}
        </ErrorState>
      )}
      {titles.data?.length === 0 && (
        <p className={styles.quiet}>还没有保存的抬头。保存后，申请开票时直接选用。</p>
      )}
      <ul>
        {titles.data?.map((title) => (
          <TitleRow
            key={title.titleId}
            title={title}
            onEdit={() => setEditing({ title })}
            onRemove={() => setLeaving(title)}
          />
        ))}
      </ul>
      <TitleDialog title={editing?.title ?? null} open={editing !== null} onClose={() => setEditing(null)} />
      <RemoveQuestion title={leaving} onDone={() => setLeaving(null)} />
    </Card>
  );
}

interface TitleRowProps {
  title: InvoiceTitle;
  onEdit: () => void;
  onRemove: () => void;
}

function TitleRow({ title, onEdit, onRemove }: TitleRowProps) {
  return (
    <li className={styles.title}>
      <p className={styles.titleName}>{title.name}</p>
      <p className={styles.quiet}>{titleWords(title)}</p>
      {!title.certified && (
        <div className={styles.titleActions}>
          <Button tone="quiet" size="small" aria-label={`修改抬头 ${title.name}`} onClick={onEdit}>
            修改
          </Button>
          <Button tone="quiet" size="small" aria-label={`删除抬头 ${title.name}`} onClick={onRemove}>
            删除
          </Button>
        </div>
      )}
    </li>
  );
}

function RemoveQuestion({ title, onDone }: { title: InvoiceTitle | null; onDone: () => void }) {
  const refresh = useRefreshInvoices();
  const removing = useSubmit(
    ({ titleId }: InvoiceTitle) => call(removeInvoiceTitle, { params: { titleId } }),
    {
      onSettled: () => {
        onDone();
        return refresh();
      },
    },
  );
  return (
    <ConfirmDialog
      open={title !== null}
      title={`删除抬头“${title?.name ?? ''}”？`}
      confirmLabel="删除"
      tone="danger"
      busy={removing.isBusy}
      onConfirm={() => title && removing.submit(title)}
      onCancel={onDone}
    >
      已经开具的发票不受影响。
    </ConfirmDialog>
  );
}
