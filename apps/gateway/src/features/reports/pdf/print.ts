import {
  batteryCounts,
  batteryMark,
  claimCounts,
  claimMark,
  inspectionCounts,
  inspectionMark,
  type Mark,
  OPERATOR,
  REPORT_TITLES,
  repairCounts,
  repairMark,
  type Service,
  valuationCounts,
  valuationMark,
  verdictTone,
} from '@cheyantong/domain';
import type { Fact } from '../../../paper/blocks.ts';
import { markPages } from '../../../paper/page-marks.ts';
import { Sheet } from '../../../paper/sheet.ts';
import { drawVerifyBlock } from '../../../paper/verify-block.ts';
import { type ReportDocument, readDocument } from '../document/compose.ts';
import { drawBattery } from './battery/index.ts';
import { drawVerdict } from './blocks.ts';
import { drawClaim } from './bodies/claim.ts';
import { drawInspection, inspectionFacts } from './bodies/inspection.ts';
import { drawRepair } from './bodies/repair.ts';
import { drawValuation, valuationFacts } from './bodies/valuation.ts';
import { drawReportHead, drawVehicle } from './head.ts';
import type { PrintOrder } from './print-order.ts';

/** Gaps as they are, then a little narrower, a little wider, and so on: how the last page comes to be worth turning to. */
const AIRS = [1, 0.8, 1.25, 0.6, 1.5, 0.4] as const;
const LEAST_FILLED = 0.4;

/** The first width of gaps with which the last page is not nearly empty, or the one with which it is fullest. */
function airForFullLastPage(filledWith: (air: number) => number): number {
  let best = { air: 1, filled: 0 };
  for (const air of AIRS) {
    const filled = filledWith(air);
    if (filled >= LEAST_FILLED) return air;
    if (filled > best.filled) best = { air, filled };
  }
  return best.air;
}

/** A report as paper. */
export async function printReport(order: PrintOrder): Promise<Uint8Array> {
  const report = readDocument(order.document);
  const { reportCode, demo } = report;
  const title = REPORT_TITLES[order.service];
  const info = {
    title: `${title} ${reportCode}`,
    author: OPERATOR.production.company,
    subject: demo ? `${title}（演示数据）` : title,
  };
  const layOut = (paper: Sheet): Sheet => {
    drawReportHead(paper, order.service, report);
    drawReport(paper, order.service, report);
    drawVerifyBlock(paper, {
      title: '核验这份报告',
      sentence: '扫码或在「溯源查询」输入编号，页面结论应与此一致。涂改过的 PDF 无法通过核验。',
      disclaimer: report.disclaimer,
      verifyUrl: order.verifyUrl,
      facts: [
        ['报告编号', reportCode],
        ['校验码', order.checkCode],
        ['签发', OPERATOR.production.company],
        ['签发时间', `${report.reportTime}　公钥 ${order.keyId}`],
      ],
    });
    return paper;
  };
  const air = airForFullLastPage((tried) => layOut(new Sheet(info, { air: tried, trial: true })).filled);
  const sheet = layOut(new Sheet(info, { air }));
  markPages(sheet, { words: [reportCode, `仅供 ${order.reader} 查阅`], demo });
  return sheet.bytes();
}

/** How the report of a service looks below its head. */
interface Body<S extends Service> {
  /** What stands large beside the verdict, and what it rests on. */
  mark(report: ReportDocument<S>): Mark;
  counts(report: ReportDocument<S>): string;
  /** Beside the facts about the car. */
  facts?(report: ReportDocument<S>): Fact[];
  draw(sheet: Sheet, report: ReportDocument<S>): void;
}

const BODIES: { [S in Service]: Body<S> } = {
  inspection: {
    mark: inspectionMark,
    counts: inspectionCounts,
    facts: inspectionFacts,
    draw: drawInspection,
  },
  battery: {
    mark: batteryMark,
    counts: batteryCounts,
    draw: drawBattery,
  },
  valuation: {
    mark: valuationMark,
    counts: valuationCounts,
    facts: valuationFacts,
    draw: drawValuation,
  },
  repair: {
    mark: repairMark,
    counts: repairCounts,
    draw: drawRepair,
  },
  accident: {
    mark: claimMark,
    counts: claimCounts,
    draw: drawClaim,
  },
};

/** Verdict and car first, then what the service found. */
function drawReport<S extends Service>(sheet: Sheet, service: S, report: ReportDocument<S>): void {
  const body: Body<S> = BODIES[service];
  drawVerdict(sheet, report.verdict, body.mark(report), {
    tone: verdictTone(service, report.verdict.level),
    counts: body.counts(report),
  });
  drawVehicle(sheet, report, body.facts?.(report) ?? []);
  body.draw(sheet, report);
}
