/**
 * Loaded before a program (`node --import`), it keeps a second copy of a folder that holds what a power cut would leave there: of what was written, only what was
 * synced since (`RECORDED_FOLDER` and its copy `SYNCED_FOLDER`, made alike before the start). Now and then a disk writes early and in any order: some
 * writes reach the copy at once, some of these by half. Names are the file system's own and survive.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative, resolve } from 'node:path';

const { RECORDED_FOLDER = '', SYNCED_FOLDER = '' } = process.env;
const WRITTEN_EARLY = 0.2;
const HALF_A_PAGE = 4096;

interface Recorded {
  /** Within the folder; null once it was deleted. */
  path: string | null;
  dirty: { from: number; to: number }[];
}

const real = { ...fs };
const byPath = new Map<string, Recorded>();
const byDescriptor = new Map<number, Recorded>();

const within = (path: fs.PathLike): string | null => {
  const inside = relative(RECORDED_FOLDER, resolve(String(path)));
  return inside.startsWith('..') ? null : inside;
};
const inCopy = (path: string): string => join(SYNCED_FOLDER, path);

function recorded(path: string): Recorded {
  const known = byPath.get(path) ?? { path, dirty: [] };
  byPath.set(path, known);
  return known;
}

function copyRanges(descriptor: number, { path, dirty }: Recorded): void {
  if (path === null || real.fstatSync(descriptor).isDirectory()) return;
  const copy = real.openSync(inCopy(path), real.constants.O_RDWR | real.constants.O_CREAT);
  const source = real.openSync(join(RECORDED_FOLDER, path), 'r');
  for (const { from, to } of dirty.splice(0)) {
    const bytes = Buffer.alloc(to - from);
    const length = real.readSync(source, bytes, 0, bytes.length, from);
    real.writeSync(copy, bytes, 0, length, from);
  }
  real.ftruncateSync(copy, real.fstatSync(source).size);
  real.closeSync(source);
  real.closeSync(copy);
}

function writeEarly(path: string, bytes: Uint8Array, at: number): void {
  if (!real.existsSync(inCopy(path))) return;
  const copy = real.openSync(inCopy(path), 'r+');
  real.writeSync(
    copy,
    bytes,
    0,
    Math.random() < 0.5 ? bytes.length : Math.min(bytes.length, HALF_A_PAGE),
    at,
  );
  real.closeSync(copy);
}

const synced = (descriptor: number): void => {
  const file = byDescriptor.get(descriptor);
  if (file) copyRanges(descriptor, file);
};

Object.assign(fs, {
  openSync(path: fs.PathLike, ...rest: [fs.OpenMode, fs.Mode?]) {
    const descriptor = real.openSync(path, ...rest);
    const inside = within(path);
    if (inside !== null) byDescriptor.set(descriptor, recorded(inside));
    return descriptor;
  },
  closeSync(descriptor: number) {
    byDescriptor.delete(descriptor);
    real.closeSync(descriptor);
  },
  writeSync(descriptor: number, bytes: Uint8Array, offset: number, length: number, at: number) {
    const written = real.writeSync(descriptor, bytes, offset, length, at);
    const file = byDescriptor.get(descriptor);
    if (!file) return written;
    file.dirty.push({ from: at, to: at + written });
    if (file.path !== null && Math.random() < WRITTEN_EARLY)
      writeEarly(file.path, bytes.subarray(offset, offset + written), at);
    return written;
  },
  fsyncSync(descriptor: number) {
    real.fsyncSync(descriptor);
    synced(descriptor);
  },
  fdatasyncSync(descriptor: number) {
    real.fdatasyncSync(descriptor);
    synced(descriptor);
  },
  renameSync(from: fs.PathLike, to: fs.PathLike) {
    real.renameSync(from, to);
    const [before, after] = [within(from), within(to)];
    if (before === null || after === null) return;
    const file = recorded(before);
    byPath.delete(before);
    const replaced = byPath.get(after);
    if (replaced) replaced.path = null;
    file.path = after;
    byPath.set(after, file);
    if (real.existsSync(inCopy(before))) real.renameSync(inCopy(before), inCopy(after));
  },
  unlinkSync(path: fs.PathLike) {
    real.unlinkSync(path);
    const inside = within(path);
    if (inside === null) return;
    recorded(inside).path = null;
    byPath.delete(inside);
    real.rmSync(inCopy(inside), { force: true });
  },
  mkdirSync(path: fs.PathLike, options?: fs.MakeDirectoryOptions) {
    const made = real.mkdirSync(path, options);
    const inside = within(path);
    if (inside !== null) real.mkdirSync(inCopy(inside), { recursive: true });
    return made;
  },
});
syncBuiltinESMExports();
