import { SERVICES, type Service } from '@cheyantong/domain';
import type { LucideIcon } from 'lucide-react';
import { SERVICE_ICONS } from '../../../shared/service-icons.ts';

interface ServiceWords {
  icon: LucideIcon;
  /** What it is about, in half a sentence. */
  text: string;
  /** What one gets. */
  contents: string;
}

export const SERVICE_WORDS: Record<Service, ServiceWords> = {
  repair: {
    icon: SERVICE_ICONS.repair,
    text: '历次保养、维修与里程',
    contents: '保养、维修、换件、里程',
  },
  accident: {
    icon: SERVICE_ICONS.accident,
    text: '历次出险、换件与赔付',
    contents: '出险时间、部位、换件与金额',
  },
  battery: {
    icon: SERVICE_ICONS.battery,
    text: '容量、一致性与告警',
    contents: '健康度、一致性、告警、充电习惯',
  },
  inspection: {
    icon: SERVICE_ICONS.inspection,
    text: '到店或上门，逐项查验',
    contents: '骨架、外观、内饰、机电、路试、底盘',
  },
  valuation: {
    icon: SERVICE_ICONS.valuation,
    text: '三种车况、三类价格与走势',
    contents: '收购价、个人成交价、零售价与走势',
  },
};

/** A report of the kind, to look at before paying. */
export function sampleAddress(service: Service): string {
  const { reportPath, orderType } = SERVICES[service];
  const isShared = Object.values(SERVICES).filter((each) => each.reportPath === reportPath).length > 1;
  return `${reportPath}?${isShared ? `orderType=${orderType}&` : ''}sample=1`;
}

/** Where it is ordered, with the provider chosen. */
export const orderAddress = (service: Service, providerId: string): string =>
  `${SERVICES[service].path}?provider=${providerId}`;
