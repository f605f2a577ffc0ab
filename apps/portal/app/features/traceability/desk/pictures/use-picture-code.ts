import { useRef, useState } from 'react';
import { codeInPicture } from './code-in-picture.ts';

const SAID = {
  nothing: '图片里没有认出二维码或条码。请拍近一些、拍清楚一些，或手动输入编号。',
  unreadable: '这个文件打不开，请换一张 JPG 或 PNG 图片，或手动输入编号。',
} as const;

/** Reads the code in a picture, in this browser; says so when there is none. */
export function usePictureCode(onCode: (text: string) => void) {
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Of two pictures given one after the other, the later one counts. */
  const latest = useRef<Blob>(null);

  async function read(picture: Blob): Promise<void> {
    latest.current = picture;
    setProblem(null);
    setIsReading(true);
    const found = await codeInPicture(picture).catch(() => undefined);
    if (latest.current !== picture) return;
    setIsReading(false);
    if (found) onCode(found);
    else setProblem(found === null ? SAID.nothing : SAID.unreadable);
  }

  return { read, isReading, problem };
}
