import type { SmsTemplate } from './port.ts';

interface VendorAccount {
  /** host or host:port, without protocol */
  endpoint: string;
  protocol: 'http' | 'https';
  accessKeyId: string;
  accessKeySecret: string;
  signName: string;
  /** The vendor's id of each template that it has approved for us. */
  templates: Readonly<Record<SmsTemplate, string>>;
}

export interface AliyunSmsSettings extends VendorAccount {
  provider: 'aliyun';
}

export interface TencentSmsSettings extends VendorAccount {
  provider: 'tencent';
  /** The application that the messages are counted to. */
  sdkAppId: string;
  region: string;
}

export type SmsSettings = AliyunSmsSettings | TencentSmsSettings;
