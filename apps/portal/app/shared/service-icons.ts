import type { Service } from '@cheyantong/domain';
import {
  BatteryCharging,
  ClipboardList,
  type LucideIcon,
  ShieldAlert,
  TrendingUp,
  Wrench,
} from 'lucide-react';

/** One drawing for each service, wherever it is named. */
export const SERVICE_ICONS: Record<Service, LucideIcon> = {
  inspection: ClipboardList,
  valuation: TrendingUp,
  repair: Wrench,
  accident: ShieldAlert,
  battery: BatteryCharging,
};
