import { uploadFile } from '@cheyantong/contract';

const PATH = `/api/${uploadFile.path}`;
const ADDRESS = new RegExp(`^${PATH}/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`);

export const FILES_PATH = PATH;

export const addressOf = (fileId: string): string => `${PATH}/${fileId}`;

/** The file that an address names; null for whatever is no address of a file of ours. */
export const fileIdIn = (address: string): string | null => ADDRESS.exec(address)?.[1] ?? null;
