import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BODY_TYPES, COLORS } from '@cheyantong/domain';
import { BODY_TYPES as DRAWN_BODIES, PAINTS, VIEWS } from '@cheyantong/drawings';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WorkerPool } from '../../workers/worker-pool.ts';
import { type CarPicture, carPictureUrl, pictureNamed } from './address.ts';
import { PictureStore } from './picture-store.ts';
import { pictureRoutes } from './routes.ts';

let folder: string;
let app: FastifyInstance;
const workers = new WorkerPool();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cheyantong-pictures-'));
  app = Fastify();
  pictureRoutes(app, { dataDir: folder, workers });
});
afterAll(async () => {
  await app.close();
  await workers.close();
  rmSync(folder, { recursive: true });
});

const filesKept = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'));

// Whoever asks first waits for the drawing thread to start.
describe('a picture of a car', { timeout: 30_000 }, () => {
  it('is drawn in the body and colour of the listing, and may be kept for ever', async () => {
    const url = carPictureUrl({ body: 'SUV', color: '蓝色', view: 'quarter', width: 640 });
    expect(url).toMatch(/^\/pictures\/cars\/suv-quarter-blue-640\.webp\?v=[0-9a-f]{8}$/);
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

  it.each([320, 960] as const)('comes %i pixels wide', async (width) => {
    const answer = await app.inject(carPictureUrl({ body: 'MPV', color: null, view: 'front', width }));
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
  });

  it('is the same again from disk', async () => {
    const url = carPictureUrl({ body: '皮卡', color: '红色', view: 'rear', width: 320 });
    const first = await app.inject(url);
    expect(filesKept().filter((name) => name.endsWith('pickup-rear-red-320.webp'))).toHaveLength(1);
    const second = await app.inject(url);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  it('is drawn once for all who ask at the same time', async () => {
    let drawings = 0;
    const store = new PictureStore(folder, async () => {
      drawings++;
      return new Uint8Array([1, 2, 3]);
    });
    const picture: CarPicture = { body: 'suv', view: 'side', paint: 'red', width: 320 };
    const pictures = await Promise.all([store.get(picture), store.get(picture), store.get(picture)]);
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
    const picture: CarPicture = { body: 'suv', view: 'side', paint: 'red', width: 320 };
    expect([...(await store.get(picture))]).toEqual([1, 2, 3]);
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
    '..%2f..%2fsecret',
  ])('is not there under the name %s', async (name) => {
    const answer = await app.inject(`/pictures/cars/${name}`);
    expect(answer.statusCode).toBe(404);
  });
});

describe('the address of a picture', () => {
  const nameIn = (url: string): string => url.replace(/^.*\/|\?.*$/g, '');

  it.each(BODY_TYPES)('knows the body %s', (body) => {
    const picture = pictureNamed(nameIn(carPictureUrl({ body, color: '白色', view: 'side', width: 320 })));
    expect(DRAWN_BODIES.find(({ id }) => id === picture?.body)?.name).toBe(body);
  });

  it.each(COLORS.filter((color) => color !== '其他'))('knows the colour %s', (color) => {
    const picture = pictureNamed(nameIn(carPictureUrl({ body: 'SUV', color, view: 'side', width: 320 })));
    expect(picture && PAINTS[picture.paint].name).toBe(color);
  });

  it.each(VIEWS)('knows the view $id', ({ id: view }) => {
    expect(pictureNamed(nameIn(carPictureUrl({ body: 'SUV', color: null, view, width: 320 })))?.view).toBe(
      view,
    );
  });
});
