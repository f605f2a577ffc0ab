import type { FastifyInstance } from 'fastify';
import { pictureNamed } from './address.ts';
import type { PictureStore } from './picture-store.ts';

/** What most people open first, and next. */
const OPENED_FIRST = ['/home', '/usedCar/tabs1', '/appraisal/tabs1'];

const CAR_PICTURE = /\/pictures\/cars\/([^"?\s]+)\?v=/g;

/** Those who waited for the server to start come before its own errands. */
const BREATH_MS = 1_000;

/**
 * Of a new installation, and of one whose drawings have changed, nothing is drawn yet: a whole page of pictures would be
 * waited for by its first visitor, and the next page behind them. The server looks at these pages before anybody does. It
 * draws one picture at a time, so that the second helper is left for visitors, and gives up when there is too much to do.
 */
export function drawAhead(app: FastifyInstance, store: PictureStore, { afterMs = BREATH_MS } = {}): void {
  app.addHook('onListen', async () => {
    if (await store.hasAny()) return;
    const draw = () =>
      drawPages(app, store).catch((error: unknown) => app.log.info(error, 'drew no more pictures ahead'));
    setTimeout(draw, afterMs).unref();
  });
}

async function drawPages(app: FastifyInstance, store: PictureStore): Promise<void> {
  for (const path of OPENED_FIRST) {
    const { body } = await app.inject(path);
    for (const [, name = ''] of body.matchAll(CAR_PICTURE)) {
      const picture = pictureNamed(name);
      if (picture && !(await store.find(picture))) await store.draw(picture);
    }
  }
}
