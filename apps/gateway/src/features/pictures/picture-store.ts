import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CarPicture, pictureName } from './address.ts';

type Draw = (picture: CarPicture) => Promise<Uint8Array>;

/** Keeps drawn pictures on disk; a picture that several visitors want at once is drawn once. */
export class PictureStore {
  readonly #folder: string;
  readonly #draw: Draw;
  readonly #underWay = new Map<string, Promise<Uint8Array>>();

  constructor(folder: string, draw: Draw) {
    this.#folder = folder;
    this.#draw = draw;
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
    await mkdir(this.#folder, { recursive: true });
    // Renamed when complete: another server on this folder never reads half a picture.
    const draft = join(this.#folder, `${name}.${randomUUID()}`);
    await writeFile(draft, webp);
    await rename(draft, join(this.#folder, name));
  }
}
