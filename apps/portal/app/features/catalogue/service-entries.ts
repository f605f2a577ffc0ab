import type { Service } from '@cheyantong/domain';
import {
  BatteryCharging,
  ClipboardList,
  type LucideIcon,
  ShieldAlert,
  TrendingUp,
  Wrench,
} from 'lucide-react';
import type { PageId } from '../../pages.ts';

interface ServiceEntry {
  service: Service;
  page: PageId;
  icon: LucideIcon;
  text: string;
}

/** The five services as the home pages offer them. */
export const SERVICE_ENTRIES: readonly ServiceEntry[] = [
  { service: 'inspection', page: 'detection', icon: ClipboardList, text: '到店或上门，逐项记录' },
  { service: 'repair', page: 'repair', icon: Wrench, text: '维修企业的历次维保' },
  { service: 'accident', page: 'insurance', icon: ShieldAlert, text: '历次出险、换件与赔付' },
  { service: 'battery', page: 'battery', icon: BatteryCharging, text: '容量、一致性与快充' },
  { service: 'valuation', page: 'estimate', icon: TrendingUp, text: '三种价格，写明区间' },
];
