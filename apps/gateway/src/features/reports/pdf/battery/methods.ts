import { agreementOf, methodScale, methodWords } from '@cheyantong/domain';
import { drawNote } from '../../../../paper/blocks.ts';
import type { Sheet } from '../../../../paper/sheet.ts';
import { drawTable } from '../../../../paper/table.ts';
import { COLOR } from '../../../../paper/tokens.ts';
import type { ReportDocument } from '../../document/compose.ts';

type Methods = NonNullable<ReportDocument<'battery'>['methods']>;

/** The measurements below each other, their intervals on one axis, and whether they agree. */
export function drawMethods(sheet: Sheet, methods: Methods): void {
  const { from, to } = methodScale(methods);
  const { doc } = sheet;
  drawTable(
    sheet,
    [
      { title: '方法', share: 27 },
      { title: '健康度', share: 16 },
      { title: `区间（${from}–${to}%）`, share: 23 },
      { title: '依据', share: 34 },
    ],
    methods.map(({ name, basis, soh, margin, adopted, facts }) => [
      { text: `${name}（${adopted ? '采用' : '对照'}）`, bold: adopted, note: basis },
      { text: methodWords({ soh, margin }), bold: adopted },
      {
        draw: (x, middle, width) => {
          const place = (value: number): number => x + ((value - from) / (to - from)) * width;
          const tone = adopted ? COLOR.brand : COLOR.muted;
          sheet.line(x, middle, x + width, middle, COLOR.line, 0.75);
          doc.roundedRect(place(soh - margin), middle - 3, place(soh + margin) - place(soh - margin), 6, 3);
          doc.fill(adopted ? '#B3C5DD' : '#C9CFD7');
          doc.circle(place(soh), middle, 4).lineWidth(2).fillAndStroke('#FFFFFF', tone);
        },
      },
      { text: facts.map(({ name: fact, value }) => `${fact} ${value}`).join('；'), color: COLOR.muted },
    ]),
  );
  const agreement = agreementOf(methods);
  if (agreement) drawNote(sheet, agreement.words, agreement.agree ? 'good' : 'caution');
}
