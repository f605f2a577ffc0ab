import { Search } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../shared/ui/card.tsx';
import { CodeBoxes } from '../../shared/ui/code-boxes.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { NumberInput } from '../../shared/ui/number-input.tsx';
import type { NumberRange } from '../../shared/ui/number-range.ts';
import { RangeInput } from '../../shared/ui/range-input.tsx';
import { Slider } from '../../shared/ui/slider.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { Textarea } from '../../shared/ui/textarea.tsx';
import { toast } from '../../shared/ui/toast.tsx';
import styles from './showcase.module.css';

const mileageTicks = [0, 2, 4, 6, 8, 10].map((value) => ({
  value,
  label: value === 10 ? '10 万' : String(value),
}));

export function FieldsSection() {
  const [keyword, setKeyword] = useState('朗逸');
  const [mileage, setMileage] = useState<number | null>(4.2);
  const [prices, setPrices] = useState<NumberRange>([5, 25]);
  return (
    <>
      <Card title="输入框 Field · TextInput · Textarea">
        <div className={styles.grid}>
          <Field label="手机号" required hint="仅用于登录和订单通知">
            <TextInput keyboard="phone" placeholder="请输入 11 位手机号" />
          </Field>
          <Field label="车架号" error="车架号应为 17 位，不含 I、O、Q">
            <TextInput keyboard="code" defaultValue="LVHRW1820N50I884" clearable />
          </Field>
          <Field label="企业名称" disabled>
            <TextInput keyboard="words" defaultValue="示例车行（天津）" />
          </Field>
          <Field label="搜索">
            <TextInput
              keyboard="search"
              prefix={<Search />}
              placeholder="搜车型、VIN、溯源码、公告"
              clearable
              value={keyword}
              onValueChange={setKeyword}
            />
          </Field>
          <Field
            label="一个很长的标签，说明这一栏要填什么，会自己换行而不会把旁边的字挤走"
            aside="同龄车一般 2.8–4.5 万公里"
          >
            <TextInput keyboard="digits" suffix="万公里" defaultValue="4.2" />
          </Field>
          <Field label="小号输入框">
            <TextInput keyboard="words" size="small" placeholder="36 像素高" />
          </Field>
          <Field label="补充说明" hint="越具体，答复越快">
            <Textarea maxLength={200} placeholder="请描述您遇到的问题" />
          </Field>
          <Field label="补充说明" error="请不要填写身份证号">
            <Textarea rows={3} defaultValue="我的身份证号是……" />
          </Field>
        </div>
      </Card>
      <Card title="验证码 CodeBoxes">
        <div className={styles.grid}>
          <Field label="短信验证码" hint="可以把整条短信粘贴进任意一格">
            <CodeBoxes onComplete={(code) => toast.success(`已输入 ${code}`)} />
          </Field>
          <Field label="验证码有误" error="验证码不正确，请重新输入">
            <CodeBoxes value="482913" />
          </Field>
          <Field label="核验中">
            <CodeBoxes value="4829" disabled />
          </Field>
        </div>
      </Card>
      <Card title="数字与区间 NumberInput · Slider · RangeInput">
        <div className={styles.grid}>
          <Field label="表显里程" aside="同龄车一般 2.8–4.5 万公里">
            <NumberInput
              value={mileage}
              onValueChange={setMileage}
              min={0}
              max={100}
              step={0.1}
              suffix="万公里"
            />
            <Slider
              label="表显里程"
              value={mileage ?? 0}
              onValueChange={setMileage}
              min={0}
              max={10}
              step={0.1}
              ticks={mileageTicks}
            />
          </Field>
          <Field label="价格" group>
            <RangeInput label="价格" value={prices} onChange={setPrices} min={0} unit="万" size="small" />
          </Field>
          <Field label="停用的滑块">
            <Slider label="停用的滑块" value={3} onValueChange={() => {}} min={0} max={10} disabled />
          </Field>
        </div>
      </Card>
    </>
  );
}
