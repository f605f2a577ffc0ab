import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Chip } from '../../shared/ui/chip.tsx';
import { DataTable, type TableColumn } from '../../shared/ui/data-table.tsx';
import { NoteBand } from '../../shared/ui/note-band.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import styles from './showcase.module.css';

interface Deal {
  day: string;
  model: string;
  mileage: number;
  city: string;
  price: string;
}

const deals: Deal[] = [
  { day: '11.08', model: '280TSI DSG 满逸版', mileage: 3.9, city: '天津', price: '9.90' },
  { day: '11.05', model: '280TSI DSG 满逸版', mileage: 4.6, city: '北京', price: '9.72' },
  { day: '10.29', model: '280TSI DSG 舒适版', mileage: 14.1, city: '呼和浩特', price: '10.53' },
  { day: '10.22', model: '280TSI DSG 舒适版', mileage: 4.4, city: '天津', price: '9.48' },
  { day: '10.17', model: '280TSI DSG 满逸版', mileage: 5.1, city: '保定', price: '9.30' },
];

const columns: TableColumn<Deal>[] = [
  { key: 'day', header: '成交日', cell: (deal) => deal.day },
  { key: 'model', header: '车型', cell: (deal) => deal.model, rowHeader: true },
  { key: 'mileage', header: '里程（万公里）', cell: (deal) => deal.mileage.toFixed(1), numeric: true },
  { key: 'city', header: '城市', cell: (deal) => deal.city },
  { key: 'price', header: '成交价（万）', cell: (deal) => <strong>{deal.price}</strong>, numeric: true },
];

const filters = ['5–25 万', '车龄 7 年以内', '车况 B 以上', '天津及周边'];

export function ContentSection() {
  const [active, setActive] = useState(filters);
  return (
    <>
      <Card title="标签 Chip · Badge">
        <div className={styles.row}>
          <span>已选</span>
          {active.map((filter) => (
            <Chip key={filter} onRemove={() => setActive(active.filter((other) => other !== filter))}>
              {filter}
            </Chip>
          ))}
          <Chip>不可移除</Chip>
          <Button tone="quiet" size="small" onClick={() => setActive(filters)}>
            恢复
          </Button>
        </div>
        <div className={styles.row}>
          <Badge tone="good" icon={<ArrowDown />}>
            低于估值 4%
          </Badge>
          <Badge icon={<Equal />}>接近估值</Badge>
          <Badge tone="caution" icon={<ArrowUp />}>
            高于估值 5%
          </Badge>
          <Badge tone="bad">已过期</Badge>
          <Badge tone="brand">测评规程 2026 版</Badge>
          <Badge outline>演示数据</Badge>
        </div>
      </Card>
      <Card title="提示带 NoteBand">
        <div className={styles.stack}>
          <NoteBand>按目前走势，六个月后约 9.18 万，平均每月少 970 元。</NoteBand>
          <NoteBand tone="good">
            <strong>低于估值 4%。</strong>比它便宜的同款约占 8%。价格偏低时，请重点看出险记录与车况报告。
          </NoteBand>
          <NoteBand tone="caution">“没有记录”不等于“没有发生”。2024 年之前的独立维修厂数据未接入。</NoteBand>
          <NoteBand tone="bad">
            这枚溯源码的签名与登记不符，配件可能被更换过。请不要付款，并把溯源码和照片发给我们核查，我们会在五个工作日内答复。
          </NoteBand>
        </div>
      </Card>
      <Card title="价格 Price">
        <div className={styles.row}>
          <Price amount="16.90" unit="万" />
          <Price amount="16.90" unit="万元" size={44} />
          <Price amount="9.76" unit="万元" size={56} />
          <Price amount="299" currency="¥" size={48} />
          <Price amount="¥39" size={16} />
          <Price amount="9.29" unit="万" size={18} tone="plain" />
          <VisuallyHidden>以上价格均为演示数据</VisuallyHidden>
        </div>
      </Card>
      <Card title="表格 DataTable" remark="近 30 天，按相似度" aside={<Badge outline>演示数据</Badge>}>
        <DataTable caption="相近成交" columns={columns} rows={deals} rowKey={(deal) => deal.day} />
      </Card>
      <div className={styles.grid}>
        <Card title="固定表头" level={3}>
          <DataTable
            caption="相近成交（固定表头）"
            columns={columns}
            rows={deals}
            rowKey={(deal) => deal.day}
            stickyHeight={180}
          />
        </Card>
        <Card title="空表格" level={3}>
          <DataTable caption="没有成交" showCaption columns={columns} rows={[]} rowKey={(deal) => deal.day} />
        </Card>
        <Card level={3}>没有标题的卡片 Card，内容自定。</Card>
      </div>
    </>
  );
}
