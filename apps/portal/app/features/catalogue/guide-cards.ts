import type { Service } from '@cheyantong/domain';
import type { LucideIcon } from 'lucide-react';
import type { PageId } from '../../pages.ts';
import { SERVICE_ICONS } from '../../shared/service-icons.ts';

export interface GuideCard {
  service: Service;
  page: PageId;
  icon: LucideIcon;
  /** What it is, in half a sentence. */
  text: string;
  /** What one gets. */
  points: readonly [string, string, string];
  action: string;
  /** Said where a cooperating institution does the work. */
  source?: string;
}

const GO_ORDER = '去下单';
const BY_PARTNER = '由合作机构提供';

const SERVICES: readonly GuideCard[] = [
  {
    service: 'inspection',
    page: 'detection',
    icon: SERVICE_ICONS.inspection,
    text: '工程师实车查验，逐项记录',
    points: ['外观、内饰、底盘、机电', '到店或上门，由您选网点', '异常项附照片和说明'],
    action: GO_ORDER,
    source: BY_PARTNER,
  },
  {
    service: 'repair',
    page: 'repair',
    icon: SERVICE_ICONS.repair,
    text: '查这辆车在店里修过什么',
    points: ['历次维修、保养与里程', '换过哪些件，一条一条列出', '里程前后不符会标出'],
    action: GO_ORDER,
    source: BY_PARTNER,
  },
  {
    service: 'accident',
    page: 'insurance',
    icon: SERVICE_ICONS.accident,
    text: '查这辆车出过什么险',
    points: ['历次出险时间与受损部位', '更换配件与维修金额', '火烧、水泡、全损单独提示'],
    action: GO_ORDER,
    source: BY_PARTNER,
  },
  {
    service: 'battery',
    page: 'battery',
    icon: SERVICE_ICONS.battery,
    text: '看新能源车的电池还剩多少',
    points: ['剩余容量与健康度', '电芯一致性与异常告警', '快充次数与使用习惯'],
    action: GO_ORDER,
    source: BY_PARTNER,
  },
];

const VALUATION: readonly GuideCard[] = [
  {
    service: 'valuation',
    page: 'estimate',
    icon: SERVICE_ICONS.valuation,
    text: '输入车型、上牌时间、里程和城市，先看这辆车值多少',
    points: ['收购、个人交易、零售三种价格', '给出价格区间和样本量', '写明每一步怎么算出来'],
    action: '去估值',
  },
];

interface Guide {
  title: string;
  description: string;
  cards: readonly GuideCard[];
}

const SERVICES_GUIDE: Guide = {
  title: '车辆服务',
  description: '四份报告，同一套判级规则。选一项开始，下单前会列明机构、价格和时间。',
  cards: SERVICES,
};

const VALUATION_GUIDE: Guide = {
  title: '卖车估值',
  description: '先知道行情，再决定卖给谁。',
  cards: VALUATION,
};

/** The four reports are shown together, whichever is asked about. */
export const guideOf = (service: Service): Guide =>
  service === 'valuation' ? VALUATION_GUIDE : SERVICES_GUIDE;
