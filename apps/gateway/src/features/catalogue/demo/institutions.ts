interface Institution {
  code: string;
  name: string;
  /** Two characters for its tile. */
  mark: string;
  note: string;
}

/** Invented institutions. Every name begins with 示例 and is shown with （演示）, so that none can be taken for a real one. */
export const INSTITUTIONS: readonly Institution[] = [
  {
    code: 'demo-anjian',
    name: '示例安鉴检测中心',
    mark: '安鉴',
    note: '以实车检测为主，检测师到场前电话确认。演示机构，不提供真实服务。',
  },
  {
    code: 'demo-chezhi',
    name: '示例车知数据研究院',
    mark: '车知',
    note: '汇总维修、理赔与成交数据，报告附数据来源说明。演示机构，不提供真实服务。',
  },
  {
    code: 'demo-mingjing',
    name: '示例明镜车况实验室',
    mark: '明镜',
    note: '侧重结构件与里程核验，疑点逐条列出依据。演示机构，不提供真实服务。',
  },
  {
    code: 'demo-hengjia',
    name: '示例恒价评估事务所',
    mark: '恒价',
    note: '由两名评估人员交叉复核。演示机构，不提供真实服务。',
  },
  {
    code: 'demo-dianheng',
    name: '示例电衡电池实验室',
    mark: '电衡',
    note: '专做动力电池，给出健康度与衰减曲线。演示机构，不提供真实服务。',
  },
  {
    code: 'demo-weidang',
    name: '示例维档数据中心',
    mark: '维档',
    note: '覆盖授权店与连锁维修店的进店记录。演示机构，不提供真实服务。',
  },
  {
    code: 'demo-lvcheng',
    name: '示例绿程新能源检测所',
    mark: '绿程',
    note: '面向新能源车的检测、电池与残值评估。演示机构，不提供真实服务。',
  },
  {
    code: 'demo-baozhen',
    name: '示例保真理赔数据社',
    mark: '保真',
    note: '理赔记录按事故逐笔拆分，标明损失部位。演示机构，不提供真实服务。',
  },
  {
    code: 'demo-gongping',
    name: '示例公平鉴定评估所',
    mark: '公平',
    note: '鉴定与评估分开出具，结论互不影响。演示机构，不提供真实服务。',
  },
  {
    code: 'demo-yunchi',
    name: '示例云池车联研究所',
    mark: '云池',
    note: '以车联网数据补充里程与用车情况。演示机构，不提供真实服务。',
  },
  {
    code: 'demo-suicha',
    name: '示例随查小程序',
    mark: '随查',
    note: '仅支持在其小程序中下单。演示机构，不提供真实服务。',
  },
];
