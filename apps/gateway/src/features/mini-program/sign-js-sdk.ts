import { createHash } from 'node:crypto';

interface Signed {
  ticket: string;
  nonceStr: string;
  /** Seconds. */
  timestamp: number;
  url: string;
}

/** As WeChat's JS-SDK wants it: raw values in this order, the address without what follows #. */
export const signJsSdk = ({ ticket, nonceStr, timestamp, url }: Signed): string =>
  createHash('sha1')
    .update(
      `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url.replace(/#.*$/s, '')}`,
    )
    .digest('hex');
