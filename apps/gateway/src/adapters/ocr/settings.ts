interface VendorAccount {
  /** host or host:port, without protocol */
  endpoint: string;
  protocol: 'http' | 'https';
  accessKeyId: string;
  accessKeySecret: string;
}

export interface AliyunOcrSettings extends VendorAccount {
  provider: 'aliyun';
}

export interface TencentOcrSettings extends VendorAccount {
  provider: 'tencent';
  region: string;
}

/** The engine that comes with the portal needs no account. */
export type OcrSettings = { provider: 'embedded' } | AliyunOcrSettings | TencentOcrSettings;
