const MEGABYTE = 1024 * 1024;

export const UPLOAD = {
  mostBytes: 10 * MEGABYTE,
  /** What is sent in pieces, is sent in pieces of at most this. */
  pieceBytes: MEGABYTE,
  /** Except the last one: a file of ten million pieces would be work for nothing. */
  leastPieceBytes: 64 * 1024,
  /** Of one member, in 24 hours; how many files stands in member-limits.ts. */
  bytesADay: 300 * MEGABYTE,
  /** A file that nobody made use of by then is deleted, and what came of half a file with it. */
  unusedHours: 24,
  linkMinutes: 5,
} as const;

export const FILE_TOO_LARGE_SENTENCE = '文件不能超过 10 MB';
