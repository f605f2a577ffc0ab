import { beijingDay } from '@cheyantong/domain';
import { strToU8, zipSync } from 'fflate';
import type { IssuedRequest } from '../invoice-book.ts';
import { headingOf, linesOf, NOT_VALID } from './facts.ts';
import { escaped, xmlOf } from './xml.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns:ofd="http://www.ofdspec.org/2016"';
/** Millimetres: A5 across. */
const BOX = '0 0 210 148';
const LINE_HEIGHT = 9;
const FONT = 2;

/** A small OFD (GB/T 33190): its entry, one document of one page, and the invoice's XML beside it. */
export function ofdOf(invoice: IssuedRequest): Uint8Array {
  const file = (text: string) => strToU8(HEAD + text);
  return zipSync({
    'OFD.xml': file(
      `<ofd:OFD ${SPACE} Version="1.1" DocType="OFD"><ofd:DocBody><ofd:DocInfo><ofd:DocID>${invoice.number}</ofd:DocID><ofd:Title>${NOT_VALID}</ofd:Title><ofd:CreationDate>${beijingDay(invoice.issuedAt)}</ofd:CreationDate></ofd:DocInfo><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>`,
    ),
    'Doc_0/Document.xml': file(
      `<ofd:Document ${SPACE}><ofd:CommonData><ofd:MaxUnitID>100</ofd:MaxUnitID><ofd:PageArea><ofd:PhysicalBox>${BOX}</ofd:PhysicalBox></ofd:PageArea><ofd:PublicRes>PublicRes.xml</ofd:PublicRes></ofd:CommonData><ofd:Pages><ofd:Page ID="1" BaseLoc="Pages/Page_0/Content.xml"/></ofd:Pages></ofd:Document>`,
    ),
    'Doc_0/PublicRes.xml': file(
      `<ofd:Res ${SPACE} BaseLoc="Res"><ofd:Fonts><ofd:Font ID="${FONT}" FontName="宋体" FamilyName="宋体"/></ofd:Fonts></ofd:Res>`,
    ),
    'Doc_0/Pages/Page_0/Content.xml': file(pageOf(invoice)),
    'Doc_0/Attachs/invoice.xml': strToU8(xmlOf(invoice)),
  });
}

function pageOf(invoice: IssuedRequest): string {
  const lines = [
    headingOf(invoice),
    NOT_VALID,
    ...linesOf(invoice).map(([name, value]) => `${name}：${value}`),
  ];
  const objects = lines.map(
    (line, index) =>
      `<ofd:TextObject ID="${10 + index}" Boundary="16 ${14 + index * LINE_HEIGHT} 178 ${LINE_HEIGHT}" Font="${FONT}" Size="4"><ofd:TextCode X="0" Y="5" DeltaX="g ${line.length} 4">${escaped(line)}</ofd:TextCode></ofd:TextObject>`,
  );
  return `<ofd:Page ${SPACE}><ofd:Area><ofd:PhysicalBox>${BOX}</ofd:PhysicalBox></ofd:Area><ofd:Content><ofd:Layer ID="3" Type="Body">${objects.join('')}</ofd:Layer></ofd:Content></ofd:Page>`;
}
