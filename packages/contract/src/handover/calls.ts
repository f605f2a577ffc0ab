import { HANDOVER_STATES } from '@cheyantong/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { text } from '../fields.ts';

const PER_MINUTE = 30;
/** Every page whose code comes into view asks for one; a whole office may share an address. */
const PAGES_PER_MINUTE = 300;

/** Typed by nobody, but read out by some: any text may come, and what is no code is an expired one. */
const scene = text(64).min(1);

export const createHandover = defineCall({
  method: 'POST',
  path: 'system-boot/api/v1/handover',
  access: 'open',
  failure: 'caller',
  perMinute: PAGES_PER_MINUTE,
  summary: '把正在看的页面交给手机：得到二维码用的 scene，和电脑用来查看进展的 watch',
  body: z.object({ path: text(500).describe('a page of ours with its query: /usedCar/detail?id=1001') }),
  data: z.object({
    scene: z.string().describe('12 letters and digits, none of which look alike'),
    watch: z.string().describe('a secret of the desktop'),
    expiresIn: z.int().describe('seconds'),
  }),
});

export const readHandover = defineCall({
  method: 'GET',
  path: 'system-boot/api/v1/handover/:scene',
  access: 'open',
  failure: 'caller',
  perMinute: PER_MINUTE,
  summary: '扫码后看交来的是哪个页面；电脑随即知道已扫码。用过或过期答 A0403',
  params: z.object({ scene }),
  data: z.object({ path: z.string(), secondsLeft: z.int() }),
});

export const confirmHandover = defineCall({
  method: 'POST',
  path: 'system-boot/api/v1/handover/:scene/confirm',
  access: 'open',
  failure: 'caller',
  perMinute: PER_MINUTE,
  summary: '在手机上确认继续，只能一次；之后或过期答 A0403',
  params: z.object({ scene }),
  data: z.object({ path: z.string() }),
});

export const watchHandover = defineCall({
  method: 'POST',
  path: 'system-boot/api/v1/handover/watch',
  access: 'open',
  failure: 'silent',
  summary: '电脑查看二维码的进展',
  body: z.object({ watch: text(64).min(1) }),
  data: z.object({ state: z.enum(HANDOVER_STATES) }),
});
