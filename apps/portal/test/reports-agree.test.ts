import type { ReportFindings } from '@cheyantong/contract/findings';
import {
  claimFlags,
  inspectionFlags,
  type NamedFinding,
  repairFlags,
  SERVICE_NAMES,
  type Service,
} from '@cheyantong/domain';
import { currentModel } from '@cheyantong/valuation';
import { exampleCar } from '@cheyantong/valuation/example-car';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { composeDocument } from '../../gateway/src/features/reports/document/compose.ts';
import { printReport } from '../../gateway/src/features/reports/pdf/print.ts';
import { findingsOf } from '../../gateway/src/features/valuation/report/findings.ts';
import { findingsFor, vehicleFactsFor } from '../../simulators/src/providers/findings/index.ts';
import { ReportDocument } from '../app/features/reports/report-document.tsx';
import type { ReadReport } from '../app/features/reports/report-query.ts';
import { sampleExcerpt } from '../app/features/reports/samples/sample-excerpt.ts';
import { loadSample } from '../app/features/reports/samples/sample-query.ts';

/** One fact, one number, one word: what is read on the page, in the PDF and in the excerpt, held against each other. */

const NOW = new Date('2026-11-06T08:42:08Z');
const VINS = {
  good: { petrol: 'LFV2A21J7M3000101', electric: 'LRW3E7FS0NC000616' },
  troubled: { petrol: 'LHGRU1841M8000305', electric: 'LRWYGCEK1PC000718' },
} as const;

type State = keyof typeof VINS;

/** A report as it is issued: what a provider found, or the valuation itself, under the head of an order. */
function issued(service: Service, state: State): ReadReport {
  const vin = VINS[state][service === 'battery' ? 'electric' : 'petrol'];
  const asked = {
    orderNo: '1',
    service,
    skuName: '标准',
    vin,
    vehicle: {
      brandName: '大众',
      seriesName: '速腾',
      modelName: '2021款 280TSI DSG舒适型',
      recordDate: null,
      mileage: null,
      color: null,
      energyType: null,
      guidePrice: 15.59,
      rangeKm: null,
    },
    cityName: '天津市',
    outletName: '示例检测站（演示）',
    appointDate: '2026-11-06',
    appointPeriod: '上午' as const,
    callbackUrl: '',
  };
  const findings: ReportFindings[Service] =
    service === 'valuation'
      ? findingsOf(currentModel(), exampleCar, '天津市')
      : findingsFor(service, asked, NOW);
  const document = composeDocument({
    order: {
      orderNo: '202611060000000000001',
      memberId: 1n,
      service,
      status: 'inService',
      reportStatus: 'generating',
      reportCode: null,
      providerCode: 'demo',
      providerName: '示例服务机构（演示）',
      providerLogoUrl: '',
      demo: true,
      skuSn: '1',
      skuName: '标准',
      vin,
      vehicleName: null,
      serviceInfo: {},
      outletName: null,
      appointDate: null,
      appointPeriod: null,
    },
    findings,
    vehicle: { ...vehicleFactsFor(asked, NOW), modelName: asked.vehicle.modelName },
    energyType: '汽油',
    reportCode: 'XX-2026-1106-000001',
    issuedAt: NOW,
  });
  const shown = {
    ...JSON.parse(document),
    pdfUrl: null,
    pictureUrl: null,
    verifyUrl: 'https://portal.example',
    checkCode: '0000-0000-0000-0000',
    packTraceCode: null,
    similarCars: [],
  };
  return { service, report: shown };
}

const PORTAL = { settings: { appEnv: 'production' }, device: 'desktop', host: 'browser' };

function pageText(read: ReadReport, sample: boolean): string {
  const client = new QueryClient();
  const page = createElement(
    QueryClientProvider,
    { client },
    createElement(ReportDocument, { read, sample }),
  );
  const router = createMemoryRouter([{ id: 'root', path: '*', loader: () => PORTAL, element: page }], {
    hydrationData: { loaderData: { root: PORTAL } },
  });
  return withoutSpaces(textOf(renderToStaticMarkup(createElement(RouterProvider, { router }))));
}

const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

async function pdfText({ service, report }: ReadReport): Promise<string> {
  const bytes = await printReport({
    service,
    document: JSON.stringify(report),
    checkCode: '0000-0000-0000-0000',
    verifyUrl: 'https://portal.example',
    keyId: 'test',
    reader: '138****0000',
  });
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return withoutSpaces(text);
}

/** Lines break where they like; two figures that stand beside each other are still two. */
const withoutSpaces = (text: string): string => text.replace(/(?<=\d)\s+(?=\d)/g, '|').replace(/\s+/g, '');

/** Figures that have one value in a report, wherever and however often it tells them. */
const TOLD_ONCE: Record<Service, Record<string, RegExp>> = {
  inspection: {
    'items that want attention': /([\d,]+)项需留意/g,
    'kilometres a year': /年均(?:里程)?约?([\d,.]+万?)公里/g,
    'cost of repairs': /处理费用约([\d,–.]+)元/g,
  },
  valuation: {
    interval: /([\d.]+–[\d.]+)万元/g,
    'guide price': /新车指导价([\d.]+)万元/g,
    'retention rate': /保值率([\d.]+)%/g,
    'listings of the series': /同车系样本([\d,]+)条/g,
  },
  repair: {
    records: /查到([\d,]+)条维修保养记录|([\d,]+)条记录/g,
    'kilometres a year': /年均(?:里程)?约?([\d,.]+万?)公里/g,
  },
  accident: {
    claims: /(\d+)次出险|出险次数(\d+)次/g,
    'sum of all claims': /(?:累计赔付|合计|理赔合计)(¥?[\d,.]+)/g,
    'gravest claim': /(?:最大一次|单次最高)(¥?[\d,.]+)/g,
  },
  battery: { 'state of health': /(?:健康度|SOH)([\d.]+)%/g },
};

const valuesIn = (text: string, figure: RegExp): string[] =>
  [...text.matchAll(figure)].map(([, ...groups]) => groups.find((group) => group !== undefined) ?? '');

const flagsOf = ({ service, report }: ReadReport): NamedFinding[] => {
  if (service === 'inspection') return inspectionFlags(report);
  if (service === 'repair') return repairFlags(report.summary);
  if (service === 'accident') return claimFlags(report.summary);
  return [];
};

const CASES = SERVICE_NAMES.flatMap((service) => [
  { service, which: 'sample' as const },
  { service, which: 'good' as const },
  { service, which: 'troubled' as const },
]);

describe.each(CASES)('the report of $service ($which)', ({ service, which }) => {
  const read = async () => (which === 'sample' ? loadSample(service) : issued(service, which));
  const texts = async () => {
    const report = await read();
    const { title, sentence, rows } = sampleExcerpt(service);
    return {
      page: pageText(report, which === 'sample'),
      pdf: await pdfText(report),
      ...(which === 'sample' && {
        excerpt: withoutSpaces(
          [title, sentence, ...rows.flatMap(({ name, finding }) => [name, finding])].join(),
        ),
      }),
    };
  };

  it('names every figure once, on the page, in the PDF and in the excerpt', async () => {
    const { page, pdf, excerpt = '' } = await texts();
    for (const [name, figure] of Object.entries(TOLD_ONCE[service])) {
      const told = {
        page: valuesIn(page, figure),
        pdf: valuesIn(pdf, figure),
        excerpt: valuesIn(excerpt, figure),
      };
      const values = new Set([...told.page, ...told.pdf, ...told.excerpt]);
      expect(values.size, `${name}: ${JSON.stringify(told)}`).toBeLessThanOrEqual(1);
      // A car with more or less to tell may leave one out; the sample tells all of them.
      if (which === 'sample') expect(told.page, name).not.toEqual([]);
      expect(told.pdf.length > 0, `${name} in the PDF`).toBe(told.page.length > 0);
    }
  });

  it('has one verdict, and the same word for every finding', async () => {
    const report = await read();
    const { page, pdf, excerpt } = await texts();
    const said = [page, pdf, ...(excerpt ? [excerpt] : [])];
    const { title, sentence } = report.report.verdict;
    for (const text of said) {
      expect(text).toContain(withoutSpaces(title));
      expect(text).toContain(withoutSpaces(sentence));
    }
    for (const { name, word } of flagsOf(report)) {
      expect(page, `${name} on the page`).toContain(`${name}${word}`);
      expect(pdf, `${name} in the PDF`).toContain(`${name}${word}`);
    }
  });

  it('writes large figures with separators, everywhere', async () => {
    for (const text of Object.values(await texts())) {
      expect(text.match(/(?<![\d.,])\d{4,}(?:\.\d+)?(?=元|公里)|[¥]\d{4,}/g) ?? []).toEqual([]);
    }
  });
});
