import type { LeadItem } from '@cheyantong/contract';
import { useState } from 'react';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Pagination } from '../../shared/ui/pagination.tsx';
import { SkeletonGroup, SkeletonRows } from '../../shared/ui/skeleton.tsx';
import styles from './lead-list.module.css';
import { LeadRow } from './lead-row.tsx';
import { useMyLeads, useWithdrawLead } from './my-leads.ts';

const LEADS_A_PAGE = 10;

interface LeadListProps {
  page: number;
  hrefFor: (page: number) => string;
}

/** To whom the member's number went, when, and how to take it back. */
export function LeadList({ page, hrefFor }: LeadListProps) {
  const leads = useMyLeads(page, LEADS_A_PAGE);

  if (leads.isPending) return <Waiting />;
  if (leads.isError) {
    return (
      <ErrorState onRetry={() => leads.refetch()} retrying={leads.isFetching}>
        {leads.error.message}
      </ErrorState>
    );
  }
  const { list, total } = leads.data;
  if (total === 0) {
    return (
      <EmptyState title="还没有询价与预约" action={<ButtonLink to="/usedCar/tabs1">去看二手车</ButtonLink>}>
        看中一辆车，点“我感兴趣”向商家询价；这里会写明号码交给了谁。
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.list}>
        <LeadRows leads={list} />
      </div>
      {total > LEADS_A_PAGE && (
        <div className={styles.pages}>
          <Pagination
            label="询价与预约分页"
            page={page}
            pageSize={LEADS_A_PAGE}
            total={total}
            hrefFor={hrefFor}
          />
        </div>
      )}
    </>
  );
}

/** The rows alone, for a place that has a frame of its own. */
export function LeadRows({ leads }: { leads: readonly LeadItem[] }) {
  const [leaving, setLeaving] = useState<LeadItem | null>(null);
  return (
    <>
      <ul>
        {leads.map((lead) => (
          <LeadRow key={lead.clueId} lead={lead} onWithdraw={() => setLeaving(lead)} />
        ))}
      </ul>
      <WithdrawQuestion lead={leaving} onDone={() => setLeaving(null)} />
    </>
  );
}

function WithdrawQuestion({ lead, onDone }: { lead: LeadItem | null; onDone: () => void }) {
  const withdraw = useWithdrawLead(onDone);
  return (
    <ConfirmDialog
      open={lead !== null}
      title="撤回这次联系？"
      confirmLabel="撤回"
      cancelLabel="再想想"
      tone="danger"
      busy={withdraw.isBusy}
      onConfirm={() => lead && withdraw.submit(lead)}
      onCancel={onDone}
    >
      {lead?.status === 'delivered'
        ? `我们会通知${lead.receiverName}不再联系您，并删除您的号码。`
        : '还没有送达的号码将不再送出。'}
    </ConfirmDialog>
  );
}

function Waiting() {
  return (
    <SkeletonGroup label="正在加载询价与预约">
      <SkeletonRows rowHeight={130} tile={88} />
    </SkeletonGroup>
  );
}
