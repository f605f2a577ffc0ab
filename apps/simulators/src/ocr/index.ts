import type { Simulator } from '../simulator.ts';
import { serveAsAliyun } from './aliyun.ts';
import { OcrFaultBook } from './faults.ts';
import { registerOcrPage } from './page.ts';
import { serveAsTencent } from './tencent.ts';

export const ocrSimulator: Simulator = {
  title: '证件识别',
  description:
    '代替阿里云与腾讯云的文字识别：验证签名，对任何图片都读出样张上的内容，也能模拟看不清、限流、超时和故障。',
  path: '/ocr',
  register(app, { clouds }) {
    const faults = new OcrFaultBook();
    serveAsAliyun(clouds, faults);
    serveAsTencent(clouds, faults);
    registerOcrPage(app, faults);
  },
};
