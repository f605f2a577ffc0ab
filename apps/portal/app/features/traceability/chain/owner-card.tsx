import { type PartTrace, proveTraceOwner } from '@cheyantong/contract';
import { cleanCode, normalizeVin, vinProblem } from '@cheyantong/domain';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/call.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { isRefused } from '../../../shared/is-refused.ts';
import { loginAddress } from '../../../shared/login/login-address.ts';
import { useHere } from '../../../shared/navigation/use-here.ts';
import { useMember } from '../../../shared/session/session.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { FactList } from '../../../shared/ui/fact-list.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import styles from './owner-card.module.css';

interface OwnerCardProps {
  trace: Pick<PartTrace, 'traceCode' | 'restricted'>;
  /** They have proved it: there is more to read now. */
  onProved: () => void;
}

/** What only the owner reads, or the way to become known as the owner. */
export function OwnerCard({ trace, onProved }: OwnerCardProps) {
  const member = useMember();
  const here = useHere();
  if (trace.restricted) {
    return (
      <Card title="仅车主可见" aside={<LockKeyhole className={styles.lock} aria-hidden="true" />}>
        <FactList columns={1} facts={trace.restricted} />
      </Card>
    );
  }
  return (
    <div data-print="hide">
      <Card
        title="您是车主？"
        remark="用车架号和发动机号证明后，可见完整信息"
        aside={
          !member && (
            <ButtonLink tone="secondary" size="small" to={loginAddress(here)}>
              登录后证明
            </ButtonLink>
          )
        }
      >
        {member && <OwnerForm traceCode={trace.traceCode} onProved={onProved} />}
      </Card>
    </div>
  );
}

function OwnerForm({ traceCode, onProved }: { traceCode: string; onProved: () => void }) {
  const [vin, setVin] = useState('');
  const [engineNo, setEngineNo] = useState('');
  const proof = { vin: normalizeVin(vin), engineNo: cleanCode(engineNo) };
  const form = useForm(
    {
      vin: vinProblem(proof.vin),
      engineNo: proof.engineNo === '' ? '请输入发动机号（电动车为电机号）' : null,
    },
    () => prove.submit(),
  );
  const prove = useSubmit(() => call(proveTraceOwner, { params: { traceCode }, body: proof }), {
    onDone: onProved,
    onFailed: (failure) => isRefused(failure) && form.refuse('engineNo', failure.message),
  });
  const change = (set: (text: string) => void) => (text: string) => {
    set(text);
    form.changed();
  };
  return (
    <form className={styles.form} {...form.props}>
      <Field label="车架号 VIN" {...form.field('vin')}>
        <TextInput keyboard="code" value={vin} maxLength={20} onValueChange={change(setVin)} />
      </Field>
      <Field label="发动机号（电机号）" hint="见行驶证" {...form.field('engineNo')}>
        <TextInput keyboard="code" value={engineNo} maxLength={30} onValueChange={change(setEngineNo)} />
      </Field>
      <Button type="submit" tone="secondary" loading={prove.isBusy}>
        证明并查看
      </Button>
    </form>
  );
}
