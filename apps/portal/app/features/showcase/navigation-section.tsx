import { useState } from 'react';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { LinkTabs } from '../../shared/ui/link-tabs.tsx';
import { Pagination } from '../../shared/ui/pagination.tsx';
import { Steps } from '../../shared/ui/steps.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import styles from './showcase.module.css';

const stages = ['选择', '核验', '支付', '生成'];

export function NavigationSection() {
  const [page, setPage] = useState(1);
  return (
    <>
      <Card title="面包屑 Breadcrumb">
        <Breadcrumb
          items={[
            { name: '首页', href: '/home' },
            { name: '二手车' },
            { name: '二手车展厅', href: '/usedCar/tabs1' },
            { name: '车辆详情' },
          ]}
        />
      </Card>
      <Card title="页签 Tabs · LinkTabs">
        <div className={styles.stack}>
          <Tabs
            label="新闻"
            items={[
              { value: 'platform', label: '平台发布', content: '关于更新二手车检测报告判级规则的说明' },
              { value: 'test', label: '测评公告', content: '第四季度在售车型测评计划' },
              { value: 'result', label: '结果发布', content: '估值模型季度回测结果' },
              { value: 'closed', label: '检测公告', disabled: true },
            ]}
          />
          <LinkTabs
            size="large"
            label="车辆服务"
            items={[
              { to: '/showcase', label: '车辆检测' },
              { to: '/vehicleService/tabs2', label: '维修报告' },
              { to: '/vehicleService/tabs3', label: '出险报告' },
              { to: '/vehicleService/tabs4', label: '电池报告' },
            ]}
          />
        </div>
      </Card>
      <Card title="分页 Pagination">
        <div className={styles.stack}>
          <Pagination
            label="车源分页"
            page={page}
            pageSize={12}
            total={1284}
            unit="辆"
            onChange={setPage}
            showJump
          />
          <Pagination
            label="链接分页"
            page={50}
            pageSize={12}
            total={1284}
            hrefFor={(to) => `?page=${to}`}
            showTotal={false}
          />
          <Pagination label="空列表分页" page={1} pageSize={12} total={0} onChange={setPage} />
        </div>
      </Card>
      <Card title="步骤 Steps">
        <div className={styles.stack}>
          <Steps label="下单进度" steps={stages} current={0} />
          <Steps label="支付进度" steps={stages} current={2} />
          <Steps label="完成进度" steps={stages} current={4} />
        </div>
      </Card>
    </>
  );
}
