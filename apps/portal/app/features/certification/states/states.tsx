import type { AuthInfo } from '@cheyantong/contract';
import { maskName } from '@cheyantong/domain';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { FactList } from '../../../shared/ui/fact-list.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import type { FormShape } from '../form/form-shape.ts';
import { certificationAddress } from '../view.ts';
import { StatePanel } from './state-panel.tsx';
import styles from './states.module.css';
import { WithdrawButton } from './withdraw-button.tsx';

interface StateProps {
  form: FormShape;
  info: AuthInfo;
}

export function Pending({ form, info }: StateProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <StatePanel
        state="pending"
        lead={`${minuteWords(info.submitTime)} 提交，1 个工作日内完成。`}
        actions={
          <>
            <Button tone="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? '收起提交的内容' : '查看提交的内容'}
            </Button>
            <WithdrawButton of="submission" />
          </>
        }
      >
        结果会发到消息中心。审核期间照常下单。
      </StatePanel>
      {isOpen && (
        <Card title="提交的内容" remark="号码已遮盖">
          <Submitted form={form} info={info} />
        </Card>
      )}
    </>
  );
}

export function Approved({ form, info }: StateProps) {
  const { personal, company } = info;
  const isPersonal = form.kind === 'personal';
  /** The other one is the newer: it comes first where something is withdrawn. */
  const isCurrent = isPersonal ? personal !== null : company !== null;
  const lead =
    isPersonal && personal
      ? `${maskName(personal.realName)}，证件尾号 ${personal.idCardNo.slice(-4)}${untilWords(personal.validEndDate)}。`
      : !isPersonal && company
        ? `${company.companyName}，统一社会信用代码 ${company.creditCode}。`
        : '认证有效。';
  return (
    <StatePanel
      state="approved"
      lead={lead}
      actions={
        <>
          {isCurrent && <WithdrawButton of="certification" />}
          {isPersonal && !info.approvedCompany && (
            <ButtonLink tone="quiet" to={certificationAddress('company')}>
              再认证企业
            </ButtonLink>
          )}
        </>
      }
    >
      {isCurrent && info.photosDeleteTime
        ? `证件照片将在 ${info.photosDeleteTime.slice(0, 10)} 删除，只留认证结果。`
        : '认证在有效期内一直有效。'}
    </StatePanel>
  );
}

export const Rejected = ({ form, info }: StateProps) => {
  const named = [...form.photos, ...form.fields].filter(({ name }) => info.rejectedFields.includes(name));
  return (
    <StatePanel state="rejected" lead={`原因：${info.rejectReason ?? '提交的内容与证件不一致'}`}>
      {named.length > 0
        ? `其余内容都已保留，只需处理：${named.map(({ label }) => label).join('、')}。`
        : '您填写的内容都已保留，改正后再提交即可。'}
    </StatePanel>
  );
};

export const Expired = () => (
  <StatePanel state="expired" lead="证件已过有效期，认证随之失效。">
    请用新证件重新认证；以前的订单和发票不受影响。
  </StatePanel>
);

/** One at a time is looked at. */
export const OtherPending = ({ form }: { form: FormShape }) => (
  <NoteBand tone="caution">
    {form.kind === 'personal' ? '企业' : '个人'}认证正在审核，完成之后才能提交这一项。
  </NoteBand>
);

function Submitted({ form, info }: StateProps) {
  const submitted: Readonly<Record<string, string | null>> = info[form.kind] ?? {};
  return (
    <div className={styles.submitted}>
      <FactList
        facts={form.fields.map(({ name, label }) => ({ name: label, value: submitted[name] }))}
        columns={2}
      />
    </div>
  );
}

/** 11-15 16:42 */
const minuteWords = (time: string | null): string => time?.slice(5, 16) ?? '';

const untilWords = (end: string | null): string => (end ? `，有效期至 ${end}` : '');
