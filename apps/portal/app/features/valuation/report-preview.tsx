import { ContentsSection } from '../purchase/index.ts';

const CONTENTS = {
  promise: '报告签发后不可改动，可凭编号核验真伪。',
  parts: [
    { name: '三种价格', text: '车商收购、个人交易、车商零售，各给区间' },
    { name: '三档车况', text: '优秀、良好、一般，差多少一目了然' },
    { name: '价格是怎么来的', text: '里程、城市、车况逐项加减' },
    { name: '走势', text: '过去 12 个月与未来 6 个月' },
    { name: '换个城市', text: '同一辆车在别处值多少' },
    { name: '在售对照', text: '相近的在售车辆与标价' },
  ],
  sampleAddress: '/personalCenter/report?orderType=1&sample=1',
} as const;

/** What the paid report adds to the free answer, with a piece of the sample. */
export const ReportPreview = () => (
  <ContentsSection service="valuation" title="完整报告还告诉您" contents={CONTENTS} />
);
