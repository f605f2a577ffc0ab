interface DiskSettings {
  kind: 'disk';
  folder: string;
}

export interface S3Settings {
  kind: 's3';
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket in the path instead of the host name: for a server of one's own. Aliyun OSS wants the host name. */
  pathStyle: boolean;
}

export type StorageSettings = DiskSettings | S3Settings;
