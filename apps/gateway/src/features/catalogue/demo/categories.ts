import { SERVICE_NAMES, SERVICES, type Service } from '@cheyantong/domain';
import type { categories } from '../tables.ts';

/** Kinds below the five services; the first is where the demonstration puts its offers. */
const KINDS: Record<Service, readonly string[]> = {
  inspection: ['到店检测', '上门检测'],
  valuation: ['个人交易估值', '车商收购估值'],
  repair: ['维修保养记录', '里程核验'],
  accident: ['理赔记录', '事故定损明细'],
  battery: ['电池健康', '充电与续航'],
};

const ROOT = '0';

/** Number of a kind: that of its service with two digits more. */
export const kindOf = (service: Service, at = 0): string =>
  `${SERVICES[service].categoryId}${String(at + 1).padStart(2, '0')}`;

export const demoCategories = (): (typeof categories.$inferInsert)[] =>
  SERVICE_NAMES.flatMap((service, sort) => [
    { id: SERVICES[service].categoryId, parentId: ROOT, name: SERVICES[service].name, level: 1, sort },
    ...KINDS[service].map((name, at) => ({
      id: kindOf(service, at),
      parentId: SERVICES[service].categoryId,
      name,
      level: 2,
      sort: at,
    })),
  ]);
