/** Fractions of the cube roots of the first primes, and of their square roots (FIPS 180-4). */
const ROUNDS = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);
const START = Int32Array.from([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);
const BLOCK_WORDS = 16;

const schedule = new Int32Array(ROUNDS.length);

/**
 * The first 32 bits of the SHA-256 of an ASCII text. The browser's own digest answers by a promise each time, which takes
 * many times as long as hashing a line of text, and it is not there outside a secure context.
 */
export function firstBits(text: string): number {
  const state = START.slice();
  const message = padded(text);
  for (let block = 0; block < message.length; block += BLOCK_WORDS) {
    schedule.set(message.subarray(block, block + BLOCK_WORDS));
    compress(state);
  }
  return word(state, 0) >>> 0;
}

function padded(text: string): Int32Array {
  const blocks = ((text.length + 8) >> 6) + 1;
  const message = new Int32Array(blocks * BLOCK_WORDS);
  const put = (at: number, byte: number): void => {
    message[at >> 2] = (message[at >> 2] ?? 0) | (byte << (24 - (at & 3) * 8));
  };
  for (let at = 0; at < text.length; at++) put(at, text.charCodeAt(at));
  put(text.length, 0x80);
  message[message.length - 1] = text.length * 8;
  return message;
}

function compress(state: Int32Array): void {
  for (let at = BLOCK_WORDS; at < schedule.length; at++) {
    const early = word(schedule, at - 15);
    const late = word(schedule, at - 2);
    const spread = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const mixed = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[at] = (word(schedule, at - 16) + spread + word(schedule, at - 7) + mixed) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < ROUNDS.length; at++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const turnedE = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const turnedA = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const first = (h + turnedE + choice + word(ROUNDS, at) + word(schedule, at)) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + turnedA + majority) | 0;
  }
  state[0] = word(state, 0) + a;
  state[1] = word(state, 1) + b;
  state[2] = word(state, 2) + c;
  state[3] = word(state, 3) + d;
  state[4] = word(state, 4) + e;
  state[5] = word(state, 5) + f;
  state[6] = word(state, 6) + g;
  state[7] = word(state, 7) + h;
}

const word = (words: Int32Array, at: number): number => words[at] ?? 0;
const turn = (value: number, by: number): number => (value >>> by) | (value << (32 - by));
