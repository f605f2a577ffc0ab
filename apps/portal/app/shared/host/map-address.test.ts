import { describe, expect, it } from 'vitest';
import { mapAddress } from './map-address.ts';

const OUTLET = { latitude: 39.13, longitude: 117.2, name: '示例店' };

describe('the way to an outlet', () => {
  it.each([
    ['Android 15', 'geo:39.13,117.2?q=39.13,117.2(%E7%A4%BA%E4%BE%8B%E5%BA%97)'],
    ['iPhone', 'https://maps.apple.com/?ll=39.13%2C117.2&q=%E7%A4%BA%E4%BE%8B%E5%BA%97'],
    ['Windows NT', 'https://uri.amap.com/marker?position=117.2%2C39.13&name=%E7%A4%BA%E4%BE%8B%E5%BA%97'],
  ])('opens in the map of %s', (agent, address) => expect(mapAddress(OUTLET, agent)).toBe(address));
});
