import { normalizeCreditCode, TITLE_KINDS, type TitleKind } from '@cheyantong/domain';
import { Plus } from 'lucide-react';
import { type HTMLInputAutoCompleteAttribute, useState } from 'react';
import type { FieldState } from '../../../shared/form/use-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import type { Keyboard } from '../../../shared/ui/keyboards.ts';
import { RadioGroup } from '../../../shared/ui/radio-group.tsx';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import styles from '../invoices.module.css';
import type { TitleDraft, TitleField } from './title-draft.ts';

interface TitleFieldsProps {
  draft: TitleDraft;
  onChange: (draft: TitleDraft) => void;
  field: (name: TitleField) => FieldState;
}

const KINDS = (['company', 'personal'] as const satisfies TitleKind[]).map((kind) => ({
  value: kind,
  label: TITLE_KINDS[kind],
}));

/** Most invoices do without. */
const SELDOM = ['address', 'phone', 'bank', 'bankAccount'] as const satisfies TitleField[];

/** A title as it is written, with the data a company may have printed on its invoice. */
export function TitleFields({ draft, onChange, field }: TitleFieldsProps) {
  const isCompany = draft.kind === 'company';
  const [more, setMore] = useState(() => SELDOM.some((name) => draft[name] !== ''));
  const text = (name: Exclude<TitleField, 'kind'>) => ({
    ...field(name),
    value: draft[name],
    onValue: (value: string) => onChange({ ...draft, [name]: value }),
  });
  return (
    <>
      <Field label="抬头类型" group {...field('kind')}>
        <RadioGroup
          look="row"
          options={KINDS}
          value={draft.kind}
          onValueChange={(kind) => onChange({ ...draft, kind })}
        />
      </Field>
      <Text
        {...text('name')}
        required
        label={isCompany ? '企业名称' : '发票抬头'}
        hint={isCompany ? '与营业执照一致的全称' : '个人姓名，或“个人”'}
        autoComplete={isCompany ? 'organization' : 'name'}
        maxLength={100}
      />
      {isCompany && (
        <>
          <Text
            {...text('taxNumber')}
            required
            label="纳税人识别号"
            hint="18 位统一社会信用代码"
            onValue={(value) => onChange({ ...draft, taxNumber: normalizeCreditCode(value) })}
            maxLength={24}
            keyboard="code"
          />
          {more ? (
            <>
              <Text {...text('address')} label="注册地址" maxLength={100} />
              <Text {...text('phone')} label="注册电话" maxLength={20} keyboard="phone" />
              <Text {...text('bank')} label="开户银行" maxLength={60} />
              <Text {...text('bankAccount')} label="银行账号" maxLength={32} keyboard="digits" />
            </>
          ) : (
            <Button
              tone="quiet"
              icon={<Plus aria-hidden="true" />}
              className={styles.more}
              onClick={() => setMore(true)}
            >
              地址、电话与开户行（选填）
            </Button>
          )}
        </>
      )}
      <Text
        {...text('email')}
        label="接收邮箱"
        hint="填写后，发票也会发到这个邮箱"
        keyboard="email"
        maxLength={100}
      />
    </>
  );
}

interface TextProps extends FieldState {
  label: string;
  hint?: string;
  required?: boolean;
  value: string;
  onValue: (value: string) => void;
  keyboard?: Keyboard;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength: number;
}

function Text({ label, hint, required, name, error, onValue, keyboard = 'words', ...input }: TextProps) {
  return (
    <Field label={label} hint={hint} required={required} name={name} error={error}>
      <TextInput {...input} keyboard={keyboard} onValueChange={onValue} />
    </Field>
  );
}
