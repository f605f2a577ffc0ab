import { CODE_KINDS } from '@cheyantong/domain';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import wasmUrl from 'zxing-wasm/writer/zxing_writer.wasm?url';
import { openPortal } from '../../../../../test/open-portal.tsx';
import TraceabilityPage from '../../page.tsx';

prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

const PART = CODE_KINDS.part.example;
const BATTERY = CODE_KINDS.battery.example;

async function openDesk() {
  const portal = await openPortal('/traceability', { views: { traceability: TraceabilityPage } });
  return { ...portal, files: portal.screen.getByLabelText(/拖入文件/) };
}

type Format = 'QRCode' | 'DataMatrix' | 'Code128';

async function drawn(text: string, format: Format): Promise<File> {
  const { image, error } = await writeBarcode(text, { format, scale: 6, addQuietZones: true });
  if (!image) throw new Error(error);
  return new File([image], 'label.png', { type: 'image/png' });
}

async function blank(): Promise<File> {
  const canvas = document.createElement('canvas');
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([picture ?? ''], 'wall.png', { type: 'image/png' });
}

test.for([
  ['QRCode', `https://portal.example/traceability/detail?code=${PART}`, `/traceability/detail?code=${PART}`],
  ['Code128', PART, `/traceability/detail?code=${PART}`],
  ['DataMatrix', BATTERY, `/traceability/detail2?code=${BATTERY}`],
] as const)('a picture of a %s is read here and asked about at once', async ([format, text, address]) => {
  const { files, here } = await openDesk();
  await userEvent.upload(files, await drawn(text, format));
  await expect.poll(here).toBe(address);
});

test('a picture without a code, and a file that is no picture, get a sentence each', async () => {
  const { screen, files } = await openDesk();
  await userEvent.upload(files, await blank());
  await expect.element(screen.getByText(/图片里没有认出二维码或条码/)).toBeVisible();
  await userEvent.upload(files, new File(['no picture'], 'broken.png', { type: 'image/png' }));
  await expect.element(screen.getByText(/这个文件打不开/)).toBeVisible();
});

test('a code that is none of ours stays in the field with a hint', async () => {
  const { screen, files, here } = await openDesk();
  await userEvent.upload(files, await drawn('HELLO', 'QRCode'));
  await expect.element(screen.getByRole('textbox')).toHaveValue('HELLO');
  await expect.element(screen.getByText(/已输入 5 位/)).toBeVisible();
  expect(here()).toBe('/traceability');
});

test('a screenshot is pasted anywhere on the page', async () => {
  const { here } = await openDesk();
  const clipboardData = new DataTransfer();
  clipboardData.items.add(await drawn(PART, 'QRCode'));
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
  await expect.poll(here).toBe(`/traceability/detail?code=${PART}`);
});

test('the camera is turned off when a code is seen', async () => {
  const stream = await cameraBefore(await drawn(PART, 'QRCode'));
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream);
  const { screen, here } = await openDesk();
  await screen.getByRole('button', { name: /拍照或扫码/ }).click();
  await expect.poll(here).toBe(`/traceability/detail?code=${PART}`);
  expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']);
});

test('the camera is turned off when the visitor closes the dialog', async () => {
  const stream = await cameraBefore(await blank());
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream);
  const { screen } = await openDesk();
  await screen.getByRole('button', { name: /拍照或扫码/ }).click();
  await expect.element(screen.getByText(/把二维码或条码放进框里/)).toBeVisible();
  await screen.getByRole('button', { name: '关闭' }).click();
  await expect.poll(() => stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']);
});

test.for([
  ['NotAllowedError', /没有获准使用摄像头/],
  ['NotFoundError', /没有找到可用的摄像头/],
  ['NotReadableError', /摄像头正被别的程序占用/],
] as const)('a camera that cannot be had (%s) is said', async ([name, sentence]) => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('no', name));
  const { screen } = await openDesk();
  await screen.getByRole('button', { name: /拍照或扫码/ }).click();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '再试一次' })).toBeVisible();
});

/** A camera that looks at a picture. */
async function cameraBefore(picture: Blob): Promise<MediaStream> {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  const context = canvas.getContext('2d');
  const draw = () => {
    if (!context) return;
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 40, 40);
  };
  const stream = canvas.captureStream(20);
  const timer = setInterval(draw, 50);
  stream.getTracks()[0]?.addEventListener('ended', () => clearInterval(timer));
  return stream;
}
