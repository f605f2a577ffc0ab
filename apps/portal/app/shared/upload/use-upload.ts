import type { FileInfo } from '@cheyantong/contract';
import { useEffect, useRef, useState } from 'react';
import { type FileKinds, isPdf, kindProblem, sizeProblem } from './file-rules.ts';
import { preparePicture } from './prepare-picture.ts';
import { keepPreview, pictureData } from './previews.ts';
import { sendFile } from './send-file.ts';

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; share: number; lost: boolean; picture: string | null }
  /** `again`: the same file may be tried once more; without, another one is needed. */
  | { kind: 'failed'; sentence: string; again: File | null };

interface UploadOptions {
  kinds: FileKinds;
  onUploaded: (file: FileInfo) => void;
}

const IDLE: UploadState = { kind: 'idle' };

/** One file at a time: another one chosen takes its place. */
export function useUpload({ kinds, onUploaded }: UploadOptions) {
  const [state, setState] = useState<UploadState>(IDLE);
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  function cancel(): void {
    underWay.current?.abort();
    setState(IDLE);
  }

  async function start(chosen: File): Promise<void> {
    cancel();
    const wrong = kindProblem(chosen, kinds);
    if (wrong) return setState({ kind: 'failed', sentence: wrong, again: null });
    const control = new AbortController();
    underWay.current = control;
    try {
      const uploaded = await send(chosen, control.signal);
      if (control.signal.aborted) return;
      setState(IDLE);
      onUploaded(uploaded);
    } catch (failure) {
      if (control.signal.aborted) return;
      const { message, again } = explain(failure, chosen);
      setState({ kind: 'failed', sentence: message, again });
    }
  }

  async function send(chosen: File, signal: AbortSignal): Promise<FileInfo> {
    const tell = (share: number, lost: boolean, picture: string | null): void => {
      if (!signal.aborted) setState({ kind: 'sending', share, lost, picture });
    };
    tell(0, false, null);
    const file = isPdf(chosen) ? chosen : await preparePicture(chosen);
    const tooLarge = sizeProblem(file);
    if (tooLarge) throw new Unsendable(tooLarge);
    const picture = file === chosen ? null : await pictureData(file);
    let share = 0;
    const info = await sendFile(file, {
      signal,
      onProgress: (now) => {
        share = now;
        tell(share, false, picture);
      },
      onLost: () => tell(share, true, picture),
    });
    if (picture) keepPreview(info.url, picture);
    return info;
  }

  return { state, start, cancel };
}

/** No use in trying the same file again. */
class Unsendable extends Error {}

const REFUSED_FROM = 400;
const REFUSED_BELOW = 500;
const TOO_MANY = 429;

function explain(failure: unknown, file: File): { message: string; again: File | null } {
  const message = failure instanceof Error ? failure.message : '上传没有完成，请重试';
  const status = failure instanceof Error && 'status' in failure ? Number(failure.status) : 0;
  const isRefused = status >= REFUSED_FROM && status < REFUSED_BELOW && status !== TOO_MANY;
  return { message, again: isRefused || failure instanceof Unsendable ? null : file };
}
