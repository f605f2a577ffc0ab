import { createDiskStorage } from './disk.ts';
import type { Storage } from './port.ts';
import { createS3Storage } from './s3.ts';
import type { StorageSettings } from './settings.ts';

export type { StorageSettings } from './settings.ts';

export const createStorage = (settings: StorageSettings): Storage =>
  settings.kind === 'disk' ? createDiskStorage(settings.folder) : createS3Storage(settings);
