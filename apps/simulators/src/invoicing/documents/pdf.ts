import type { IssuedRequest } from '../invoice-book.ts';
import { headingOf, linesOf, NOT_VALID } from './facts.ts';

/** A page of A5 across, in points. */
const PAGE = { width: 595, height: 420 };
const LEFT = 48;
const LINE_HEIGHT = 24;

/** A small PDF of one page. Its font is not embedded: every reader has one for Chinese text. */
export function pdfOf(invoice: IssuedRequest): Buffer {
  const lines = [
    headingOf(invoice),
    NOT_VALID,
    ...linesOf(invoice).map(([name, value]) => `${name}：${value}`),
  ];
  const drawn = lines.map((line, index) => {
    const size = index === 0 ? 18 : 12;
    return `BT /F1 ${size} Tf ${LEFT} ${PAGE.height - 60 - index * LINE_HEIGHT} Td <${hexOf(line)}> Tj ET`;
  });
  const content = drawn.join('\n');
  return written([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ]);
}

const hexOf = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');

/** The objects, and the table of where each begins. */
function written(objects: string[]): Buffer {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`, 'latin1');
}
