import type { Service } from '@cheyantong/domain';
import type { LucideIcon } from 'lucide-react';
import type { PageId } from '../../pages.ts';
import { SERVICE_ICONS } from '../../shared/service-icons.ts';

interface ServiceEntry {
  service: Service;
  page: PageId;
  icon: LucideIcon;
  text: string;
}

/** The five services as the home pages offer them. */
export const SERVICE_ENTRIES: readonly ServiceEntry[] = [
  { service: 'inspection', page: 'detection', icon: SERVICE_ICONS.inspection, text: '到店或上门，逐项记录' },
  { service: 'repair', page: 'repair', icon: SERVICE_ICONS.repair, text: '维修企业的历次维保' },
  { service: 'accident', page: 'insurance', icon: SERVICE_ICONS.accident, text: '历次出险、换件与赔付' },
  { service: 'battery', page: 'battery', icon: SERVICE_ICONS.battery, text: '容量、一致性与快充' },
  { service: 'valuation', page: 'estimate', icon: SERVICE_ICONS.valuation, text: '三种价格，写明区间' },
];
