import type { Service } from '@cheyantong/domain';
import {
  BatteryCharging,
  ClipboardList,
  type LucideIcon,
  ShieldAlert,
  TrendingUp,
  Wrench,
} from 'lucide-react';

/** The same drawings that stand for the services on the home page. */
export const SERVICE_ICONS: Record<Service, LucideIcon> = {
  inspection: ClipboardList,
  valuation: TrendingUp,
  repair: Wrench,
  accident: ShieldAlert,
  battery: BatteryCharging,
};
