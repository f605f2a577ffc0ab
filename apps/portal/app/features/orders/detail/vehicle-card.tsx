import { Card } from '../../../shared/ui/card.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';
import type { AnyOrderDetail } from '../order-queries.ts';

export function VehicleCard({ order }: { order: AnyOrderDetail }) {
  const { plateNo, recordDate, mileage, color, cityName, transferCount } = order.serviceInfo;
  return (
    <Card title="车辆信息">
      <Facts
        facts={[
          ['车型', order.vehicleName],
          ['VIN', order.vinMasked],
          ['车牌号', plateNo],
          ['上牌时间', recordDate],
          ['表显里程', mileage === undefined ? null : `${mileage} 万公里`],
          ['颜色', color],
          ['过户次数', transferCount === undefined ? null : `${transferCount} 次`],
          ['所在城市', cityName],
        ]}
      />
    </Card>
  );
}
