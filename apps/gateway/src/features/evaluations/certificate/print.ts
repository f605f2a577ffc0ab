import { dayOf, OPERATOR } from '@cheyantong/domain';
import { drawFacts, drawHeading, drawNote } from '../../../paper/blocks.ts';
import { drawHead } from '../../../paper/head.ts';
import { markPages } from '../../../paper/page-marks.ts';
import { Sheet } from '../../../paper/sheet.ts';
import { drawTable } from '../../../paper/table.ts';
import { COLOR, COLUMN, PAGE } from '../../../paper/tokens.ts';
import { drawVerifyBlock } from '../../../paper/verify-block.ts';
import { starWords } from '../words/chinese-number.ts';
import { withUnit } from '../words/short-name.ts';
import { type CertificateDocument, readCertificate } from './compose.ts';
import type { CertificatePrint } from './print-order.ts';

const DISCLAIMER =
  '本结果只对受试的配置有效。分数由公布的规程从测得值算出，任何人可以用公布的读数重算；不同版本、不同项目的分数不能直接比较。';
const DEMO_DISCLAIMER = `${DISCLAIMER}本结果为演示数据，车辆、机构和测得值均为虚构。`;

/** A result as paper. */
export async function printCertificate(order: CertificatePrint): Promise<Uint8Array> {
  const result = readCertificate(order.document);
  const title = `${result.edition.programmeName}结果`;
  const sheet = new Sheet({
    title: `${title} ${result.code}`,
    author: OPERATOR.production.company,
    subject: result.demo ? `${title}（演示数据）` : title,
  });
  drawHead(sheet, {
    title,
    facts: [
      ['结果编号', result.code],
      ['发布日期', dayOf(result.publishTime)],
    ],
  });
  drawResult(sheet, result);
  drawCar(sheet, result);
  result.dimensions.forEach((dimension, at) => {
    drawArea(sheet, at + 1, dimension);
  });
  drawVerifyBlock(sheet, {
    title: '核验这份结果',
    sentence: '扫码，或在门户的「溯源查询」输入结果编号，核对分数与文件；改动过的文件无法通过核验。',
    disclaimer: result.demo ? DEMO_DISCLAIMER : DISCLAIMER,
    verifyUrl: order.verifyUrl,
    facts: [
      ['结果编号', result.code],
      ['校验码', order.checkCode],
      ['签发', OPERATOR.production.company],
      ['发布时间', `${result.publishTime}　公钥 ${order.keyId}`],
    ],
  });
  markPages(sheet, { words: [result.code, `${result.car} ${result.model}`], demo: result.demo });
  return sheet.bytes();
}

const BLOCK = 92;

/** Stars and total in a block, the verdict beside it. */
function drawResult(
  sheet: Sheet,
  { starLevel, totalScore, car, model, verdict, remark, edition }: CertificateDocument,
): void {
  const x = PAGE.side + BLOCK + 20;
  const width = COLUMN - BLOCK - 20;
  const sentence = { size: 11, width };
  const height = Math.max(104, 46 + sheet.height(verdict, sentence) + 18);
  sheet.box(PAGE.side, sheet.y, BLOCK, height, { fill: COLOR.brand, radius: 4 });
  const white = { color: '#FFFFFF', width: BLOCK, align: 'center' as const };
  sheet.text(starWords(starLevel), PAGE.side, sheet.y + 14, { ...white, size: 15, font: 'bold' });
  sheet.text(totalScore.toFixed(1), PAGE.side, sheet.y + 36, { ...white, size: 28, font: 'bold' });
  sheet.text(`总分，满分 100`, PAGE.side, sheet.y + 78, { ...white, size: 8 });
  sheet.text(car, x, sheet.y, { size: 16, font: 'bold', width });
  sheet.text(`${model}　${edition.title}`, x, sheet.y + 25, { size: 9, color: COLOR.muted, width });
  const below = sheet.y + 44 + sheet.text(verdict, x, sheet.y + 44, sentence);
  sheet.text(remark, x, below + 2, { size: 9, color: COLOR.muted, width });
  sheet.space(height + 14);
}

function drawCar(sheet: Sheet, { facts, edition, revision, reason }: CertificateDocument): void {
  const { vehicle, test, sponsor } = facts;
  drawFacts(
    sheet,
    [
      ['级别与能源', `${vehicle.level}，${vehicle.energy}`],
      ['车架号', vehicle.vin],
      ['整备质量', `${vehicle.massKg} kg`],
      ['试验机构', test.organisation],
      ['试验地点', test.place],
      ['试验日期', `${test.from} 至 ${test.to}`],
      ['试验前里程', `${test.mileageKm} 公里`],
      ['安全装备', test.equipment],
      ['重复性', `总分 ±${edition.repeatability}`],
      ['经费', sponsor.paidBy],
      ['车从哪里来', sponsor.boughtBy],
      ['规程摘要', edition.digest.slice(0, 16)],
    ],
    3,
  );
  if (test.notCovered) drawNote(sheet, test.notCovered, 'caution');
  if (reason) drawNote(sheet, `第 ${revision} 次发布。更正原因：${reason}`, 'caution');
}

function drawArea(sheet: Sheet, number: number, area: CertificateDocument['dimensions'][number]): void {
  drawHeading(
    sheet,
    number,
    `${area.name} ${area.score.toFixed(1)}`,
    `${area.points} 分，满分 ${area.weight}`,
  );
  drawTable(
    sheet,
    [
      { title: '试验', share: 38 },
      { title: '读数', share: 20, align: 'right' },
      { title: '计入', share: 16, align: 'right' },
      { title: '零分', share: 12, align: 'right' },
      { title: '满分', share: 12, align: 'right' },
      { title: '得分', share: 14, align: 'right' },
    ],
    area.items.map((item) => [
      item.name,
      item.readings?.join(' / ') || '—',
      item.measured === null ? item.value : withUnit(item.value, item.unit),
      String(item.zeroAt),
      String(item.fullAt),
      { text: `${item.score?.toFixed(2) ?? '—'} / ${item.fullScore}`, bold: true },
    ]),
  );
  const lost = area.modifiers.map(
    ({ name, found, limit, points }) =>
      `${name} ${found}（${limit}）：${points === 0 ? '不扣分' : `扣 ${-points} 分`}`,
  );
  if (lost.length > 0) drawNote(sheet, `修正项　${lost.join('；')}`);
}
