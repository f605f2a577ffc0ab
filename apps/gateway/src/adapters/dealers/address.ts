import { isIP } from 'node:net';
import { DealerRefused } from './port.ts';
import { isPrivateAddress } from './private-addresses.ts';

const SIMULATOR = 'simulator:';

/**
 * The address a message is posted to. `simulator:/dealers/1001/leads` stands for the local simulator; anything else has
 * to be https to a public host, because a dealer's address is foreign input that our server calls from inside.
 */
export function resolveAddress(webhookUrl: string, simulatorsUrl: string | null): URL {
  if (!URL.canParse(webhookUrl)) throw unusable('接收地址不是有效的网址');
  const url = new URL(webhookUrl);
  if (url.protocol === SIMULATOR) {
    if (!simulatorsUrl) throw unusable('接收地址指向模拟服务，而模拟服务已关闭');
    return new URL(`${simulatorsUrl}${url.pathname}`);
  }
  if (url.protocol !== 'https:') throw unusable('接收地址必须使用 https');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  if (family && isPrivateAddress(host, family === 4 ? 4 : 6)) throw privateAddress();
  return url;
}

export const unusable = (sentence: string): DealerRefused => new DealerRefused('unusable-address', sentence);

export const privateAddress = (): DealerRefused => unusable('接收地址指向内部网络');
