import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const areasBelow = async (
  pid: string,
): Promise<{ id: string; name: string; level: number; leaf: boolean }[]> =>
  (await gateway.app.inject(`/api/vehicle-boot/api/v1/area/list/${pid}`)).json().data;

const namesBelow = async (pid: string) => (await areasBelow(pid)).map(({ name }) => name);

describe('national divisions', () => {
  it('begin with the 34 provinces', async () => {
    const provinces = await areasBelow('0');
    expect(provinces).toHaveLength(34);
    expect(provinces[0]).toEqual({ id: '110000', name: '北京市', pid: '0', level: 0, leaf: false });
  });

  it('give a municipality one city of its own name', async () => {
    expect(await areasBelow('110000')).toEqual([
      { id: '110100', name: '北京市', pid: '110000', level: 1, leaf: false },
    ]);
    expect(await namesBelow('500000')).toEqual(['重庆市']);
    expect(await namesBelow('500100')).toContain('城口县');
  });

  it('put county-level cities right under their province, without made-up collections', async () => {
    expect(await namesBelow('410000')).toContain('济源市');
    expect((await namesBelow('410000')).join()).not.toContain('直辖');
  });

  it.each(['710000', '810000', '820000'])('know cities or districts of %s', async (province) => {
    expect((await areasBelow(province)).length).toBeGreaterThan(0);
  });

  it('have no empty level: every area that is no leaf has children', async () => {
    for (const province of await areasBelow('0')) {
      const cities = await areasBelow(province.id);
      expect(cities.length, province.name).toBeGreaterThan(0);
      expect(cities.every(({ level }) => level === 1)).toBe(true);
    }
  });

  it('answer an unknown code as a missing record', async () => {
    const answer = await gateway.app.inject('/api/vehicle-boot/api/v1/area/list/999999');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: 'A0401', data: null, msg: '记录不存在' });
  });
});
