import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Cascader } from '../../shared/ui/cascader/cascader.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Combobox } from '../../shared/ui/combobox.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { RadioGroup } from '../../shared/ui/radio-group.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { type DemoArea, loadAreas } from './demo-areas.ts';
import styles from './showcase.module.css';

const transfers = [
  { value: '0', label: '0 次' },
  { value: '1', label: '1 次' },
  { value: '2', label: '2 次' },
  { value: '3', label: '3 次及以上', disabled: true },
];
const brands = [
  '大众',
  '丰田',
  '本田',
  '日产',
  '别克',
  '比亚迪',
  '吉利',
  '长安',
  '哈弗',
  '特斯拉',
  '奥迪',
].map((label) => ({ value: label, label }));
const outlets = [
  { value: 'xiqing', label: '示例检测中心（西青）', description: '西青区示例路 18 号' },
  { value: 'dongli', label: '示例检测中心（东丽）', description: '东丽区示例道 6 号' },
  { value: 'binhai', label: '示例检测站（滨海）', description: '本周约满', disabled: true },
];
const conditions = [
  { value: 'a', label: '优', description: '无补漆、无更换' },
  { value: 'b', label: '良', description: '少量补漆，功能正常' },
  { value: 'c', label: '中', description: '钣金修复，小毛病' },
];

export function ChoicesSection() {
  const [city, setCity] = useState<readonly DemoArea[]>([]);
  const [brand, setBrand] = useState<(typeof brands)[number] | null>(null);
  const areas = { loadChildren: loadAreas, isLeaf: (_: DemoArea, level: number) => level >= 1 };
  return (
    <>
      <Card title="勾选与单选 Checkbox · RadioGroup">
        <div className={styles.row}>
          <Checkbox>只看低于估值</Checkbox>
          <Checkbox defaultChecked>可到店检测</Checkbox>
          <Checkbox indeterminate>部分选中</Checkbox>
          <Checkbox disabled>不可选</Checkbox>
          <Checkbox disabled defaultChecked>
            不可改
          </Checkbox>
        </div>
        <div className={styles.row}>
          <Checkbox>
            我已阅读并同意用户协议与个人信息保护声明，知晓手机号只会转给这一家车商，并且可以随时在个人中心撤回这项授权
          </Checkbox>
        </div>
        <div className={`${styles.grid} ${styles.far}`}>
          <Field label="检测点" group>
            <RadioGroup options={outlets} defaultValue="xiqing" />
          </Field>
          <Field label="车况自评" group>
            <RadioGroup look="tiles" options={conditions} defaultValue="b" />
          </Field>
          <Field label="开票" group error="请选择是否开票">
            <RadioGroup
              look="row"
              options={[
                { value: 'yes', label: '需要发票' },
                { value: 'no', label: '不需要' },
              ]}
            />
          </Field>
        </div>
      </Card>
      <Card title="选择器 Select · Combobox · Cascader">
        <div className={styles.grid}>
          <Field label="过户次数">
            <Select options={transfers} defaultValue="1" />
          </Field>
          <Field label="过户次数" error="请选择过户次数">
            <Select options={transfers} />
          </Field>
          <Field label="过户次数" disabled>
            <Select options={transfers} defaultValue="0" />
          </Field>
          <Field label="品牌">
            <Combobox options={brands} value={brand} onValueChange={setBrand} />
          </Field>
          <Field label="所在城市" group>
            <Cascader label="所在城市" value={city} onChange={setCity} {...areas} placeholder="省 / 市" />
          </Field>
          <Field label="自定义触发按钮" group>
            <Cascader
              label="选择城市"
              value={city}
              onChange={setCity}
              {...areas}
              trigger={
                <Button tone="secondary" icon={<MapPin />}>
                  {city.map((area) => area.name).join(' / ') || '选择城市'}
                </Button>
              }
            />
          </Field>
        </div>
      </Card>
    </>
  );
}
