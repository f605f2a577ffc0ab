import {
  beginUpload,
  continueUpload,
  type FileInfo,
  findUpload,
  type Upload,
  uploadFile,
} from '@cheyantong/contract';
import { CallFailure } from '@cheyantong/contract/wire';
import { call } from '../call.ts';

/** Small enough that the bar moves and little is sent twice after a lost connection; one call is enough for less. */
const PIECE_BYTES = 256 * 1024;

/** Before each try to go on; whoever has no connection for longer presses 重试, which goes on just the same. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000];

interface Sending {
  /** From 0 to 1. */
  onProgress?: (share: number) => void;
  /** The connection is lost; it goes on by itself when it is back. */
  onLost?: () => void;
  signal?: AbortSignal;
}

/** Sends a file. Only a secure page can digest it, and what is not digested cannot be found again: it goes in one. */
export async function sendFile(file: File, sending: Sending = {}): Promise<FileInfo> {
  const isSmall = file.size <= PIECE_BYTES;
  if (isSmall || !globalThis.isSecureContext) return call(uploadFile, { file }, sending.signal);
  return sendInPieces(file, await digestOf(file), sending);
}

async function sendInPieces(
  file: File,
  digest: string,
  { onProgress, onLost, signal }: Sending,
): Promise<FileInfo> {
  const begin = () => call(beginUpload, { body: { name: file.name, size: file.size, digest } }, signal);
  let upload: Upload | null = null;
  let lost = 0;
  while (!upload?.file) {
    try {
      const before: number = upload?.receivedBytes ?? -1;
      upload = upload ? await goOn(file, upload, lost > 0, signal) : await begin();
      if (upload.receivedBytes > before) lost = 0;
      onProgress?.(upload.receivedBytes / file.size);
    } catch (failure) {
      const pause = PAUSES_MS[lost];
      if (!isLostConnection(failure) || pause === undefined) throw failure;
      lost += 1;
      onLost?.();
      await nextChance(pause, signal);
    }
  }
  return upload.file;
}

/** After a lost connection nobody knows whether the last piece came: the gateway says where to go on. */
async function goOn(
  file: File,
  upload: Upload,
  wasLost: boolean,
  signal: AbortSignal | undefined,
): Promise<Upload> {
  const { uploadId } = upload;
  const { receivedBytes, file: whole } = wasLost
    ? await call(findUpload, { params: { uploadId } }, signal)
    : upload;
  if (whole) return { uploadId, receivedBytes, file: whole };
  const piece = file.slice(receivedBytes, receivedBytes + PIECE_BYTES);
  return call(
    continueUpload,
    { params: { uploadId }, query: { offset: receivedBytes }, bytes: piece },
    signal,
  );
}

const UNANSWERED: readonly number[] = [0, 502, 503, 504];

const isLostConnection = (failure: unknown): boolean =>
  failure instanceof CallFailure && UNANSWERED.includes(failure.status);

/** After a while, or as soon as the browser is online again. */
function nextChance(pauseMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, pauseMs);
    window.addEventListener('online', () => resolve(), { once: true });
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function digestOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
