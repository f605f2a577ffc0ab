import { LRUCache } from 'lru-cache';
import PDFDocument from 'pdfkit';
import { type FontName, fonts } from './fonts.ts';
import { COLOR, COLUMN, FLOOR, PAGE } from './tokens.ts';

export interface TextStyle {
  size?: number;
  font?: FontName;
  color?: string;
  width?: number;
  align?: 'left' | 'right' | 'center';
  lineGap?: number;
}

const LINE_HEIGHT = 1.45;

/** How high words stand in a column, by both: the same are asked for many times in one report, and again in the next. */
const heights = new LRUCache<string, number>({ max: 5_000 });

interface Layout {
  /** How wide gaps are, as a share of what they usually are. */
  air?: number;
  /** Nothing is drawn: only to see how far one comes. */
  trial?: boolean;
}

/** Paper to write on from top to bottom. Everything asks it for room first, so that nothing is cut by a page's end. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  /** Where the next thing goes. */
  y: number = PAGE.top;
  readonly #air: number;
  readonly #isTrial: boolean;

  constructor(
    info: { title: string; author: string; subject: string },
    { air = 1, trial = false }: Layout = {},
  ) {
    this.#air = air;
    this.#isTrial = trial;
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: 'zh-CN',
      displayTitle: true,
      info: { Title: info.title, Author: info.author, Subject: info.subject, Creator: info.author },
      pdfVersion: '1.7',
      // None of its own, which it would read anew for each paper.
      font: '',
    });
    // It takes fonts that were read already, which its types do not say.
    for (const [name, font] of Object.entries(fonts())) this.doc.registerFont(name, font as never);
  }

  /** Begins a new page unless this much fits on the present one. */
  room(height: number): void {
    if (this.y + height <= FLOOR) return;
    this.doc.addPage();
    this.y = PAGE.top;
  }

  space(height: number): void {
    this.y += height;
  }

  /** Empty room between things; how much of it there is decides where pages end. */
  gap(height: number): void {
    this.y += this.air(height);
  }

  air(height: number): number {
    return height * this.#air;
  }

  /** How full the page is that is written on, from 0 to 1. */
  get filled(): number {
    return (this.y - PAGE.top) / (FLOOR - PAGE.top);
  }

  /** Writes at a place and answers the height it took; the place to go on from does not move. */
  text(content: string, x: number, y: number, style: TextStyle = {}): number {
    const { doc } = this;
    const { width = PAGE.width - PAGE.side - x, align = 'left', color = COLOR.ink } = style;
    if (this.#isTrial) return this.height(content, { ...style, width });
    const lineGap = this.#measureWith(style);
    doc.fillColor(color).text(content, x, y, { width, align, lineGap });
    return doc.y - y;
  }

  height(content: string, style: TextStyle & { width: number }): number {
    const { size, font, width } = style;
    const key = `${font} ${size} ${style.lineGap} ${width} ${content}`;
    const known = heights.get(key);
    if (known !== undefined) return known;
    const lineGap = this.#measureWith(style);
    const height = this.doc.heightOfString(content, { width, lineGap });
    heights.set(key, height);
    return height;
  }

  /** A drawing in a place that was made for it. */
  picture(draw: (doc: PDFKit.PDFDocument) => void): void {
    if (!this.#isTrial) draw(this.doc);
  }

  /** A paragraph over the whole column. */
  paragraph(content: string, style: TextStyle = {}): void {
    const width = style.width ?? COLUMN;
    this.room(this.height(content, { ...style, width }));
    this.y += this.text(content, PAGE.side, this.y, { ...style, width });
  }

  box(
    x: number,
    y: number,
    width: number,
    height: number,
    paint: { fill?: string; stroke?: string; radius?: number },
  ): void {
    if (this.#isTrial) return;
    const { fill, stroke, radius = 4 } = paint;
    this.doc.roundedRect(x, y, width, height, radius);
    if (fill && stroke) this.doc.lineWidth(0.75).fillAndStroke(fill, stroke);
    else if (fill) this.doc.fill(fill);
    else if (stroke) this.doc.lineWidth(0.75).stroke(stroke);
  }

  line(
    fromX: number,
    fromY: number,
    toX: number,
    toY: number,
    color: string = COLOR.line,
    width = 0.75,
  ): void {
    if (this.#isTrial) return;
    this.doc.moveTo(fromX, fromY).lineTo(toX, toY).lineWidth(width).stroke(color);
  }

  /** The finished file. */
  async bytes(): Promise<Uint8Array> {
    const chunks: Buffer[] = [];
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.doc.on('end', resolve);
    this.doc.on('error', reject);
    this.doc.end();
    await promise;
    return new Uint8Array(Buffer.concat(chunks));
  }

  /** Sets the font and answers the gap that makes its lines as high as ours are. */
  #measureWith({ size = 9.5, font = 'regular', lineGap }: TextStyle): number {
    this.doc.font(font).fontSize(size);
    return lineGap ?? size * LINE_HEIGHT - this.doc.currentLineHeight(false);
  }
}
