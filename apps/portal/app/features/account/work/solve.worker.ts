import { solve } from './solve.ts';

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(solve(data)));
