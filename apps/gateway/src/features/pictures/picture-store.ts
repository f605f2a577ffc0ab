import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../memory/write-whole.ts';
import { type CarPicture, pictureName } from './address.ts';

type Draw = (picture: CarPicture) => Promise<Uint8Array>;

/** Some 10 KB each. Far more can be named than anybody looks at. */
const LIMITS = { most: 20_000, sweptEvery: 500 };

/** Keeps drawn pictures on disk; a picture that several visitors want at once is drawn once. */
export class PictureStore {
  readonly #folder: string;
  readonly #draw: Draw;
  readonly #limits: typeof LIMITS;
  readonly #underWay = new Map<string, Promise<Uint8Array>>();
  #keptSinceSwept = 0;

  constructor(folder: string, draw: Draw, limits = LIMITS) {
    this.#folder = folder;
    this.#draw = draw;
    this.#limits = limits;
  }

  async hasAny(): Promise<boolean> {
    return (await readdir(this.#folder).catch(() => [])).length > 0;
  }

  /** The picture where it costs nothing: it was drawn before, or is being drawn for somebody else. */
  async find(picture: CarPicture): Promise<Uint8Array | undefined> {
    const name = pictureName(picture);
    return this.#underWay.get(name) ?? readFile(join(this.#folder, name)).catch(() => undefined);
  }

  draw(picture: CarPicture): Promise<Uint8Array> {
    const name = pictureName(picture);
    const started = this.#underWay.get(name);
    if (started) return started;
    const drawing = this.#drawAndKeep(name, picture).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, drawing);
    return drawing;
  }

  async #drawAndKeep(name: string, picture: CarPicture): Promise<Uint8Array> {
    const webp = await this.#draw(picture);
    // A folder that is full or read-only costs a drawing each time, and no visitor a picture.
    await this.#keep(name, webp).catch(() => undefined);
    return webp;
  }

  async #keep(name: string, webp: Uint8Array): Promise<void> {
    await writeWhole(join(this.#folder, name), webp);
    if (++this.#keptSinceSwept >= this.#limits.sweptEvery) await this.#sweep();
  }

  /** Takes away what was drawn longest ago; whoever still wants it has it drawn again. */
  async #sweep(): Promise<void> {
    this.#keptSinceSwept = 0;
    const names = await readdir(this.#folder);
    const tooMany = names.length - this.#limits.most;
    if (tooMany <= 0) return;
    const pictures = names.map(async (name) => {
      const file = join(this.#folder, name);
      return { file, drawnAt: (await stat(file)).mtimeMs };
    });
    const oldest = (await Promise.all(pictures)).sort((one, other) => one.drawnAt - other.drawnAt);
    for (const { file } of oldest.slice(0, tooMany)) await rm(file, { force: true });
  }
}
