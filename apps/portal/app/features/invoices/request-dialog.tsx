import type { InvoiceTitle, OrderRow } from '@cheyantong/contract';
import { requestInvoice } from '@cheyantong/contract';
import { INVOICE_KIND, taxWithin, yuanText } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../shared/call.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { useMember } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { RadioGroup } from '../../shared/ui/radio-group.tsx';
import { SkeletonBlock } from '../../shared/ui/skeleton.tsx';
import { toast } from '../../shared/ui/toast.tsx';
import { titlesQuery, useRefreshInvoices } from './invoice-queries.ts';
import styles from './invoices.module.css';
import { NEW_TITLE, problemsOf, type TitleDraft, writtenTitle } from './titles/title-draft.ts';
import { TitleFields } from './titles/title-fields.tsx';
import { titleWords } from './titles/title-words.ts';

interface RequestDialogProps {
  order: Pick<OrderRow, 'orderNo' | 'paymentAmount'>;
  open: boolean;
  onClose: () => void;
}

/** Asks for an invoice of one order: whom it is made out to, and for how much. */
export function RequestDialog({ order, open, onClose }: RequestDialogProps) {
  const titles = useQuery({ ...titlesQuery(useMember()), enabled: open });
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const amount = order.paymentAmount;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      keepOnOutsidePress
      title="申请开票"
      description={`${INVOICE_KIND} · 价税合计 ¥${yuanText(amount)}，其中税额 ¥${yuanText(taxWithin(amount))}`}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={formId} loading={busy} disabled={!titles.data}>
            提交申请
          </Button>
        </>
      }
    >
      {titles.isPending && <SkeletonBlock height={160} />}
      {titles.isError && (
        <ErrorState onRetry={() => titles.refetch()} retrying={titles.isFetching}>
          {titles.error.message}
        </ErrorState>
      )}
      {titles.data && (
        <RequestForm
          id={formId}
          orderNo={order.orderNo}
          titles={titles.data}
          onBusy={setBusy}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}

/** The choice that opens the fields of a new title. */
const ANOTHER = 'another';

interface RequestFormProps {
  id: string;
  orderNo: string;
  titles: readonly InvoiceTitle[];
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

function RequestForm({ id, orderNo, titles, onBusy, onDone }: RequestFormProps) {
  const [choice, setChoice] = useState(() => preferred(titles));
  const [draft, setDraft] = useState<TitleDraft>(NEW_TITLE);
  const [keep, setKeep] = useState(true);
  const refresh = useRefreshInvoices();
  const isNew = choice === ANOTHER;
  const sending = useSubmit(
    () =>
      call(requestInvoice, {
        body: { orderNo, ...(isNew ? { title: writtenTitle(draft), keepTitle: keep } : { titleId: choice }) },
      }),
    {
      onDone: () => {
        toast.success('已提交开票申请');
        onDone();
      },
      onSettled: () => {
        onBusy(false);
        return refresh();
      },
    },
  );
  const form = useForm(problemsOf(isNew ? draft : null), () => {
    onBusy(true);
    sending.submit();
  });
  return (
    <form id={id} className={styles.form} {...form.props}>
      {titles.length > 0 && (
        <Field label="发票抬头" group>
          <RadioGroup
            value={choice}
            onValueChange={setChoice}
            options={[
              ...titles.map((title) => ({
                value: title.titleId,
                label: title.name,
                description: titleWords(title),
              })),
              { value: ANOTHER, label: '填写新抬头' },
            ]}
          />
        </Field>
      )}
      {isNew && (
        <>
          <TitleFields draft={draft} onChange={setDraft} field={form.field} />
          <Checkbox checked={keep} onCheckedChange={setKeep}>
            保存到我的发票抬头
          </Checkbox>
        </>
      )}
      <p className={styles.quiet}>发票开具后不能更换抬头，请核对后提交；订单退款时，发票会自动冲红。</p>
    </form>
  );
}

const preferred = (titles: readonly InvoiceTitle[]): string =>
  (titles.find(({ isDefault }) => isDefault) ?? titles[0])?.titleId ?? ANOTHER;
