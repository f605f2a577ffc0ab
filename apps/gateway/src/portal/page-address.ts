import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Failure } from '../http/failure.ts';

/** What many ask for is short. */
const LONGEST_KNOWN = 200;
const MOST_KNOWN = 1_000;

/**
 * What campaigns, search engines, messengers and the installed app itself write behind an address to know their visitors again: no
 * page looks at it, and without it they get the page that everybody gets.
 */
const TRAIL =
  /^(utm_\w+|hm(sr|pl|cu|kw|ci)|bd_vid|gclid|gdt_vid|qz_gdt|clickid|spm|from|isappinstalled|nsukey|wxshare_count)$/;

export const isTrail = (name: string): boolean => TRAIL.test(name);

export interface PageAddress {
  address: URL;
  /** Whether what stands there may be made once for everybody. */
  isSameForAll: boolean;
}

/** Reads where a request wants to go. The same paths come again and again: what they say is worked out once. */
export class PageAddresses {
  readonly #ownOrigin: string;
  readonly #isSameForAll: (address: URL) => boolean;
  readonly #known = new LRUCache<string, PageAddress>({ max: MOST_KNOWN });

  constructor(ownOrigin: string, isSameForAll: (address: URL) => boolean) {
    this.#ownOrigin = ownOrigin;
    this.#isSameForAll = isSameForAll;
  }

  of(request: FastifyRequest): PageAddress {
    return this.known(request) ?? this.#readOnce(request);
  }

  /** What has been asked for before under the same host. */
  known(request: FastifyRequest): PageAddress | undefined {
    return this.#known.get(wholeOf(request));
  }

  #readOnce(request: FastifyRequest): PageAddress {
    const { url } = request;
    // A host that cannot be one is refused, whatever path is asked of it.
    const address = this.#read(url, siteOf(request));
    const read = { address, isSameForAll: this.#isSameForAll(address) };
    const whole = wholeOf(request);
    if (whole.length <= LONGEST_KNOWN && url.startsWith('/')) this.#known.set(whole, read);
    return read;
  }

  /** Under our own name: somebody may write any Host, and the whole address where a path belongs. */
  #read(url: string, asked: string): URL {
    if (!URL.canParse(url, asked)) throw new Failure('A0400');
    const { pathname, search } = new URL(url, asked);
    return withoutTrail(new URL(this.#ownOrigin + pathname + search));
  }
}

const siteOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** None of them can hold a line's end: no host and path read like another host and path. */
const wholeOf = (request: FastifyRequest): string => `${siteOf(request)}\n${request.url}`;

function withoutTrail(address: URL): URL {
  const trail = [...address.searchParams.keys()].filter(isTrail);
  for (const name of trail) address.searchParams.delete(name);
  return address;
}
