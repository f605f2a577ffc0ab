import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BODY_TYPES, COLORS } from '@cheyantong/domain';
import { BODY_TYPES as DRAWN_BODIES, PAINTS, VIEWS, type View } from '@cheyantong/drawings';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerFailuresInTheEnvelope } from '../../http/errors.ts';
import { guard } from '../../http/security.ts';
import { WorkerPool } from '../../workers/worker-pool.ts';
import {
  type CarPicture,
  carPictureUrl,
  type ListedCar,
  type PictureView,
  type PictureWidth,
  pictureName,
  pictureNamed,
} from './address.ts';
import { drawAhead } from './draw-ahead.ts';
import { PictureStore } from './picture-store.ts';
import { pictureRoutes } from './routes.ts';
import { carShareUrl, coverShareUrl, partShareUrl } from './share-address.ts';

const LISTED: ListedCar = {
  brandName: '丰田',
  seriesName: 'RAV4荣放',
  energy: '汽油',
  level: '紧凑型SUV',
  body: 'SUV',
  color: '蓝色',
};
const CAR = {
  ...LISTED,
  vehicleId: '1001',
  name: '丰田 RAV4荣放 2022款',
  details: '2.0L CVT 四驱尊贵版 <&>  ·  2022.03 上牌  ·  3.2 万公里  ·  杭州市',
  price: '14.80 万',
};

/** The address of a car as a listing names it. */
const addressOf = ({
  view,
  width,
  ...car
}: Partial<ListedCar> & { view: PictureView; width: PictureWidth }): string =>
  carPictureUrl({ ...LISTED, ...car }, { view, width });

const nameIn = (url: string): string => url.replace(/^.*\/|\?.*$/g, '');

let folder: string;
let app: FastifyInstance;
const workers = new WorkerPool();
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cheyantong-pictures-'));
  app = await gallery();
});
afterAll(async () => {
  await app.close();
  await workers.close();
  rmSync(folder, { recursive: true });
});

async function gallery(limits?: Parameters<typeof pictureRoutes>[2]): Promise<FastifyInstance> {
  const server = Fastify();
  answerFailuresInTheEnvelope(server);
  await guard(server, { requestsPerMinute: 1, https: false, embeddedDatabase: true });
  const findCar = async (vehicleId: string) => (vehicleId === CAR.vehicleId ? CAR : null);
  pictureRoutes(server, { dataDir: folder, workers, findCar }, limits);
  return server;
}

const filesKept = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'));

// Whoever asks first waits for the drawing thread to start.
describe('a picture of a car', { timeout: 30_000 }, () => {
  it('is drawn in the body and colour of the listing, and may be kept for ever', async () => {
    const url = addressOf({ body: 'SUV', color: '蓝色', view: 'quarter', width: 640 });
    expect(url).toMatch(/^\/pictures\/cars\/suv-[0-9a-z]{6}-quarter-blue-640\.webp\?v=[0-9a-f]{8}$/);
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 480,
    });
  });

  it('is asked for again after a day where the address does not say which edition it is', async () => {
    const url = addressOf({ view: 'quarter', width: 640 }).replace(/\?.*/, '');
    expect((await app.inject(url)).headers['cache-control']).toBe('public, max-age=86400');
  });

  it.each([320, 960] as const)('comes %i pixels wide', async (width) => {
    const answer = await app.inject(addressOf({ body: 'MPV', color: null, view: 'front', width }));
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
  });

  it('is a profile with nothing behind it', async () => {
    const answer = await app.inject(addressOf({ body: 'SUV', color: '蓝色', view: 'profile', width: 320 }));
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      width: 320,
      height: 160,
      hasAlpha: true,
    });
  });

  it('is the same again from disk', async () => {
    const url = addressOf({ body: '皮卡', color: '红色', view: 'rear', width: 320 });
    const first = await app.inject(url);
    expect(filesKept().filter((name) => /pickup-[0-9a-z]{6}-rear-red-320\.webp$/.test(name))).toHaveLength(1);
    const second = await app.inject(url);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  it('is drawn once for all who ask at the same time', async () => {
    let drawings = 0;
    const store = new PictureStore(folder, async () => {
      drawings++;
      return new Uint8Array([1, 2, 3]);
    });
    const picture: CarPicture = { body: 'suv', design: null, view: 'side', paint: 'red', width: 320 };
    const pictures = await Promise.all([store.draw(picture), store.draw(picture), store.draw(picture)]);
    expect(drawings).toBe(1);
    expect(pictures.map((webp) => [...webp])).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  it('is shown also where it cannot be kept', async () => {
    const file = join(folder, 'a-file-where-a-folder-belongs');
    writeFileSync(file, '');
    const store = new PictureStore(join(file, 'pictures'), async () => new Uint8Array([1, 2, 3]));
    const picture: CarPicture = { body: 'suv', design: null, view: 'side', paint: 'red', width: 320 };
    expect([...(await store.draw(picture))]).toEqual([1, 2, 3]);
  });

  it('makes room for others when it has been kept longest', async () => {
    const shelf = join(folder, 'shelf');
    const store = new PictureStore(shelf, async () => new Uint8Array([1]), { most: 3, sweptEvery: 1 });
    const picture = { body: 'suv', design: null, view: 'side', width: 320 } as const;
    const paints = ['red', 'blue', 'white', 'black', 'grey'] as const;
    for (const [minute, paint] of paints.entries()) {
      await store.draw({ ...picture, paint });
      const kept = join(shelf, `suv-side-${paint}-320.webp`);
      utimesSync(kept, new Date(minute * 60_000), new Date(minute * 60_000));
    }
    await store.draw({ ...picture, paint: 'green' });
    expect(readdirSync(shelf).sort()).toEqual([
      'suv-side-black-320.webp',
      'suv-side-green-320.webp',
      'suv-side-grey-320.webp',
    ]);
  });

  it('is drawn so often a minute for one address; what was drawn before is shown to everybody', async () => {
    const server = await gallery({ atOnce: 2, mayWait: 10, anAddressAMinute: 2 });
    const ask = async (view: View, remoteAddress: string) => {
      const url = addressOf({ body: '跑车', color: '黑色', view, width: 320 });
      const { statusCode, headers } = await server.inject({ url, remoteAddress });
      return [statusCode, headers['retry-after']];
    };
    expect(await ask('side', '203.0.113.7')).toEqual([200, undefined]);
    expect(await ask('front', '203.0.113.7')).toEqual([200, undefined]);
    expect(await ask('rear', '203.0.113.7')).toEqual([429, expect.stringMatching(/^[1-9]\d?$/)]);
    expect(await ask('side', '203.0.113.7')).toEqual([200, undefined]);
    expect(await ask('rear', '203.0.113.8')).toEqual([200, undefined]);
    expect(await ask('rear', '203.0.113.7')).toEqual([200, undefined]);
    await server.close();
  });

  it('is drawn later where too many wait, and whoever wants it is told when to ask again', async () => {
    const server = await gallery({ atOnce: 1, mayWait: 1, anAddressAMinute: 100 });
    const answers = await Promise.all(
      VIEWS.map(({ id: view }) =>
        server.inject(addressOf({ body: '微面', color: '紫色', view, width: 320 })),
      ),
    );
    const told = answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']]);
    expect(told.filter(([status]) => status === 200)).toHaveLength(2);
    expect(told.filter(([status]) => status !== 200)).toEqual(VIEWS.slice(2).map(() => [503, '5']));
    await server.close();
  });

  it.each([
    'suv-quarter-blue-641.webp',
    'suv-quarter-blue-0640.webp',
    'tank-quarter-blue-640.webp',
    'suv-below-blue-640.webp',
    'suv-quarter-pink-640.webp',
    'suv-quarter-constructor-640.webp',
    'suv-quarter-blue-640.png',
    'suv-quarter-blue-640-1.webp',
    'suv-zzzzzz-quarter-blue-640.webp',
    'suv-000000x-quarter-blue-640.webp',
    'pickup-000000-quarter-blue-640.webp',
    '..%2f..%2fsecret',
  ])('is not there under the name %s', async (name) => {
    const answer = await app.inject(`/pictures/cars/${name}`);
    expect(answer.statusCode).toBe(404);
  });
});

describe('pictures of the pages that are opened first', { timeout: 30_000 }, () => {
  const [OF_HOME, OF_SHOWROOM] = [
    addressOf({ body: 'SUV', color: '白色', view: 'quarter', width: 640 }),
    addressOf({ body: 'SUV', color: '橙色', view: 'quarter', width: 640 }),
  ];

  it('are drawn before anybody asks, each once', async () => {
    const server = Fastify();
    const drawn: string[] = [];
    const store = new PictureStore(join(folder, 'new'), async (picture) => {
      drawn.push(pictureName(picture));
      return new Uint8Array([1]);
    });
    server.get('/home', () => `<img src="${OF_HOME}"><img src="${OF_HOME}"><img src="/pictures/cars/x?v=1">`);
    server.get('/usedCar/tabs1', () => `<img src="${OF_HOME}"><img src="${OF_SHOWROOM}">`);
    drawAhead(server, store, { afterMs: 0 });
    await server.listen();
    await expect.poll(() => drawn).toEqual([OF_HOME, OF_SHOWROOM].map(nameIn));
    await server.close();
  });
});

describe('a picture for previews elsewhere', { timeout: 30_000 }, () => {
  it.each([
    ['a car', carShareUrl(CAR)],
    ['a part', partShareUrl('bonnet') ?? ''],
    ['an article', coverShareUrl({ drawing: 'crash', seed: 'some-article', label: '64' })],
  ])('of %s has the size that all of them take, and may be kept for ever', async (_thing, url) => {
    const answer = await app.inject(url);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it.each(['car_1002', 'car_x', 'car_', 'part_nothing', 'cover_crash', 'cover_x_y', '..%2fx'])(
    'is not there under the name %s',
    async (name) => expect((await app.inject(`/pictures/share/${name}.jpg`)).statusCode).toBe(404),
  );
});

it('a car whose price changes has another picture for previews', () => {
  expect(carShareUrl({ ...CAR, price: '13.80 万' })).not.toBe(carShareUrl(CAR));
});

describe('the address of a picture', () => {
  it('names the design of the series, the same for every car of it', () => {
    const designs = ['RAV4荣放', 'RAV4荣放', '汉兰达'].map(
      (seriesName) => pictureNamed(nameIn(addressOf({ seriesName, view: 'side', width: 320 })))?.design,
    );
    expect(designs[0]).toEqual(designs[1]);
    expect(designs[0]).not.toEqual(designs[2]);
  });

  it('names no design where no series is known', () => {
    expect(addressOf({ seriesName: '', view: 'side', width: 320 })).toContain('/suv-side-blue-320.webp');
  });

  it.each(BODY_TYPES)('knows the body %s', (body) => {
    const picture = pictureNamed(nameIn(addressOf({ body, color: '白色', view: 'side', width: 320 })));
    expect(DRAWN_BODIES.find(({ id }) => id === picture?.body)?.name).toBe(body);
  });

  it.each(COLORS.filter((color) => color !== '其他'))('knows the colour %s', (color) => {
    const picture = pictureNamed(nameIn(addressOf({ body: 'SUV', color, view: 'side', width: 320 })));
    expect(picture && PAINTS[picture.paint].name).toBe(color);
  });

  it.each(VIEWS)('knows the view $id', ({ id: view }) => {
    expect(pictureNamed(nameIn(addressOf({ body: 'SUV', color: null, view, width: 320 })))?.view).toBe(view);
  });
});
